import {
  addressChoices,
  type Choice,
  choiceOf,
  headerChoices,
  type HostFiles,
  type HostTable,
  noPageBelow,
  typesByEnding,
} from './table.ts'

/** What Caddy calls the things that choices are made by. */
const known: Record<string, string> = {
  url: 'http.request.orig_uri',
  path: 'http.request.uri.path',
  found: 'site_asked',
}
const variable = (name: string) => `{${known[name] ?? name}}`

const printChoice = ({ name, by, cases, otherwise }: Choice) => `map ${by.map(variable).join('')} {${name}} {
${cases.map(([pattern, value]) => `  "~${pattern}" "${value.replace('$1', '${1}')}"\n`).join('')}  default "${otherwise}"
}`

/** Some answers get the header from the server itself, and none needs it twice: so it is set in the end. */
const serve = `header {
      Vary Accept-Encoding
      defer
    }
    file_server {
      precompressed br gzip
    }`

const errors = `handle_errors {
  @gone vars_regexp {site_asked} ^${noPageBelow}
  handle @gone {
    header Content-Type "text/plain; charset=utf-8"
    respond "Not found" 404
  }
  handle {
    # What a browser has of the page is no reason to send less of it.
    request_header -If-None-Match
    request_header -If-Modified-Since
    request_header -Range
    rewrite * /404.html
    header Content-Type "text/html; charset=utf-8"
    ${serve}
  }
}
`

/** The configuration of a site for Caddy: what is imported into a site that says root. */
export function caddyFiles(table: HostTable): HostFiles {
  const { headers, choices } = headerChoices(table)
  const types: Choice = {
    name: 'site_type',
    by: ['path'],
    cases: typesByEnding.map(([ending, type]) => [`[.]${ending}$`, type]),
    otherwise: 'application/octet-stream',
  }
  return {
    'site.caddy': `# For a site of Caddy, which says root. Written by npm run build: do not change it here.
${[...addressChoices(table), ...choices, types].map(printChoice).join('\n')}
route {
  header {
${headers.map(([name, value]) => `    ${name} "${value}"`).join('\n')}
  }
  @other not method GET HEAD
  header @other Allow "GET, HEAD"
  respond @other 405

  @moved not vars {site_moved} ""
  redir @moved {site_moved}{site_query} 301
  @refused not vars {site_refused} ""
  error @refused 404
  uri path_regexp //+ /
  @untidy not vars {site_asked} {site_address}
  redir @untidy {site_address}{site_query} 301

  rewrite / /index.html
  @page path_regexp ^[^.]*$
  rewrite @page {path}.html
  @found file {path}
  route @found {
    header {
      Content-Type {site_type}
${choices.map(({ name }) => `      ${headers.find(([header]) => choiceOf(header) === name)?.[0]} {${name}}`).join('\n')}
    }
    ${serve}
  }
  error 404
}
${errors}`,
  }
}
