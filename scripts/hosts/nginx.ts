import {
  addressChoices,
  type Choice,
  choiceOf,
  headerChoices,
  type HostFiles,
  hostFolder,
  type HostTable,
  noPageBelow,
  typesByEnding,
} from './table.ts'

/** What nginx calls the things that choices are made by. */
const known: Record<string, string> = { url: '$request_uri', path: '$uri', found: '$site_found' }
const variable = (name: string) => known[name] ?? `$${name}`

/** The answer may become another one while nginx makes it (416): then its headers are chosen again. */
const printChoice = ({ name, by, cases, otherwise }: Choice) => `map "${by.map(variable).join('')}" $${name} {
${by.includes('found') ? '  volatile;\n' : ''}  default "${otherwise}";
${cases.map(([pattern, value]) => `  "~${pattern}" "${value}";\n`).join('')}}`

/** What comes after the headers, which is the same for every site. */
const answers = `# It is empty where no address could be read; then only the line above leads here.
if ($site_asked = "") { break; }
if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
if ($site_moved) { return 301 $site_moved$site_query; }
if ($site_refused) { return 404; }
if ($site_asked != $site_address) { return 301 $site_address$site_query; }

location = / { try_files /index.html =404; }
location / { try_files $uri.html =404; }
location ~ "[.][^/]*$" { try_files $uri =404; }
location ^~ ${noPageBelow} {
  error_page 404 @gone;
  error_page 416 @no_such_part;
  try_files $uri =404;
}
location @missing { try_files /404.html =404; }
location @no_such_part {
  # The answer has the headers of its file already: with one of its own, even an empty one, a location gets none again.
  add_header Allow "";
  return 416 "";
}
location @gone {
  types {}
  default_type "text/plain; charset=utf-8";
  return 404 "Not found";
}
`

/** The configuration of a site for nginx with the module brotli_static: a part for `http`, and one for `server`. */
export function nginxFiles(table: HostTable): HostFiles {
  const { headers, choices } = headerChoices(table)
  const chosen = new Set(choices.map(({ name }) => name))
  const values = headers.map(([name, value]) => [name, chosen.has(choiceOf(name)) ? `$${choiceOf(name)}` : value])
  return {
    'nginx-http.conf': `# For the block http of nginx. Written by npm run build: do not change it here.
${addressChoices(table).map(printChoice).join('\n')}
map $status $site_found {
  volatile;
  default /404;
  ~^(?:200|206|304)$ $site_asked;
}
map $status $site_allow {
  volatile;
  default "";
  405 "GET, HEAD";
}
${choices.map(printChoice).join('\n')}
`,
    'nginx-server.conf': `# For a block server of nginx, which says root. Written by npm run build: do not change it here.
absolute_redirect off;
server_tokens off;
gzip off;
gzip_static on;
gzip_vary on;
brotli_static on;
default_type application/octet-stream;
types {
${typesByEnding.map(([ending, type]) => `  "${type}" ${ending};`).join('\n')}
}
${values.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}
add_header Allow $site_allow always;
error_page 404 @missing;
error_page 416 @no_such_part;
error_page 400 =404 /404.html;

${answers}`,
  }
}

/** Where a configuration of nginx finds the site, and may write for as long as it runs. */
export interface NginxPlaces {
  site: string
  temporary: string
  listen: string
}

/** A whole configuration, for an nginx that does nothing else and needs no rights of root. */
export const nginxAlone = ({
  site,
  temporary,
  listen,
}: NginxPlaces) => `# Written by npm run build: do not change it here.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid ${temporary}/nginx.pid;
error_log stderr;
events {}
http {
  # Who comes in front of it knows the visitors. Without rights, not every system lets a program open its own output.
  access_log off;
  sendfile on;
  tcp_nopush on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${temporary}/${name};`).join('\n')}
  include ${site}/${hostFolder}/nginx-http.conf;
  server {
    listen ${listen};
    root ${site};
    include ${site}/${hostFolder}/nginx-server.conf;
  }
}
`
