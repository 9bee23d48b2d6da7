import { describe, expect, test } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { applyEdits } from '../../../src/content/json/index.ts'
import { knownFindings } from './support.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('content otherNotations')

// What editors bring along from other languages and programs, in one line of a page. Each is one finding, in its line, and
// a fix of it leaves a file that can be read.

const { content } = loadContent('tests/fixtures/mistakes/pages')
const key = 'payout.json'
const sound = content.text(key) ?? ''
const words = 'Every list passes the same four stations.'
const field = `"lead": "${words}",`
const point = '"Approved by a second person",'

const isJson = (text: string) => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** What is wrong with the findings of the page with another text in place of this one; '' when nothing is. */
function problemOf(found: string, written: string, says: RegExp): string {
  if (sound.split(found).length !== 2) return 'is not on the page'
  const text = sound.replace(found, () => written)
  const line = sound.slice(0, sound.indexOf(found)).split('\n').length
  content.set(key, text)
  const findings = content.findings().filter(({ code }) => !knownFindings.has(code))
  content.set(key, sound)
  const [first] = findings
  const isTold = findings.length === 1 && first?.line === line && says.test(first.message)
  if (!first || !isTold) return findings.map(({ line: at, message }) => `${at} ${message}`).join('\n')
  return first.fix && !isJson(applyEdits(text, first.fix.edits)) ? 'the fix leaves no JSON' : ''
}

describe('a line of another language between two fields', () => {
  test.each<[string, RegExp]>([
    ['{# keep this short #}', /comment/],
    ['{{!-- todo --}}', /comment/],
    ['<%# note %>', /comment/],
    ['{% comment %} not yet, "really" {% endcomment %}', /comment/],
    ['<!-- wp:paragraph -->', /comment/],
    ['{% if user %}', /template/],
    ['<% include "x.asp" %>', /template/],
    ['{{< figure src="a.png" >}}', /template/],
    ['<?php echo $lead; ?>', /PHP/],
    ['<br>', /HTML/],
    ['<img src="x.png" alt="Photo">', /HTML/],
    ['<div class="x">Hello {brand}</div>', /HTML/],
    ['&gt; make it shorter', /HTML|meaning/],
    ['- shorter please', /Markdown/],
    ['- [ ] check with legal', /Markdown/],
    ['[our guide](https://example.com)', /Markdown/],
    ['---', /Markdown/],
    ['import hero from "./hero.json"', /code/],
    ['console.log("lead");', /code/],
    ['...defaults,', /code/],
    ['<<: *defaults', /Remove/],
    ['[Your lead here]', /meaning/],
    ['【4†source】', /meaning/],
    ['@@ -135,6 +135,7 @@', /meaning/],
    ['[10:45] Maria: make it shorter', /meaning/],
    ['Please write "list" here.', /meaning/],
    ['SELECT * FROM pages;', /Remove/],
    ['.lead { color: red; }', /Remove/],
    ['\\section{Lead}', /meaning/],
    ['👉', /meaning/],
  ])('%s', (line, says) => expect(problemOf(field, `${line}\n      ${field}`, says)).toBe(''))
})

describe('a field in another notation', () => {
  test.each<[string, RegExp]>([
    [`lead: '${words}',`, /double quotes/],
    [`lead = "${words}"`, /double quotes.* colon .* comma/],
    [`lead,"${words}"`, /double quotes.* colon .* comma/],
    [`lead: ${words}`, /double quotes/],
    [`'lead' => '${words}',`, /double quotes.* colon/],
    [`:lead => "${words}",`, /Remove|double quotes|name/],
    [`"lead", "${words}",`, /colon/],
    [`"lead" – "${words}",`, /colon/],
    [`"lead"? "${words}",`, /colon|"\?"/],
    [`**"lead"**: "${words}",`, /"\*\*"/],
    [`_"lead"_: "${words}",`, /_/],
    [`<strong>"lead"</strong>: "${words}",`, /HTML/],
    [`@"lead": @"${words}",`, /"@"/],
    [`| "lead": "${words}", |`, /"\|"/],
    [`\\"lead\\": \\"${words}\\",`, /backslash/],
    [`""lead"": ""${words}"",`, /once/],
    [`&quot;lead&quot;: &quot;${words}&quot;,`, /&quot;/],
    [`&nbsp;&nbsp;"lead": "${words}",`, /&nbsp;/],
    [`\\t"lead": "${words}",`, /space/],
    [`135: "lead": "${words}",`, /"135:"/],
    [`"lead": "${words}"，`, /comma/],
    [`"lead": "${words}"|`, /comma/],
    [`"lead": "${words}", <-- change this`, /change this/],
    [`"lead": "${words}", (shorter?)`, /shorter/],
    [`"lead": "${words}"},`, /}/],
    [`"lead": "${words}"],`, /]/],
  ])('%s', (written, says) => expect(problemOf(field, written, says)).toBe(''))
})

describe('a value in another notation', () => {
  test.each<[string, RegExp]>([
    [`__("${words}", "brightrail")`, /only the text|__/],
    [`t('${words}')`, /only the text/],
    [`("${words}")`, /"\("/],
    [`**"${words}"**`, /\*\*/],
    [`<p>${words}</p>`, /HTML/],
    [`<p>"${words}"</p>`, /HTML/],
    [`"${words}" as const`, /as const/],
    [`"${words}".trim()`, /trim/],
    [`r"${words}"`, /"r"/],
    ['"Every list " + "passes the same four stations."', /One text/],
    ['"Every list " +\n        "passes the same four stations."', /One text/],
    ['"Every list passes \\\n        the same four stations."', /more than one line/],
    ['"Every list\\u{2019}s four stations are the same."', /escape/],
    ['"Every list\\x27s four stations are the same."', /escape/],
    ['"See C:\\docs\\lists for the same four stations."', /backslash/],
    ['{{ page.lead }}', /template/],
    ['content.lead', /double quotes/],
    ['Every list, or one, passes', /double quotes/],
    ['Every "list" passes', /double quotes/],
    ['NGN 1,250,000 and more', /double quotes/],
    ['12/01/2026', /double quotes/],
    ['(0800) 123 4567', /double quotes/],
    ['#ff0000', /double quotes/],
    ['/for-business', /double quotes/],
    ['https://example.com/a?b=c', /double quotes/],
    ['{links.signUp}', /double quotes/],
    ['undefined', /no value/],
    ['...', /value/],
    ['?', /value/],
  ])('%s', (value, says) => expect(problemOf(field, `"lead": ${value},`, says)).toBe(''))
})

describe('an entry of a list in another notation', () => {
  test.each<[string, RegExp]>([
    ['- Approved by a second person', /Markdown|only the text/],
    ['- "Approved by a second person",', /"-"/],
    ['• "Approved by a second person",', /"•"/],
    ['1. "Approved by a second person",', /"1\."/],
    ['→ Approved by a second person,', /only the text/],
    ['Approved by a second person,', /double quotes/],
    ['<li>Approved by a second person</li>', /HTML/],
  ])('%s', (entry, says) => expect(problemOf(point, entry, says)).toBe(''))
})

describe('a whole file', () => {
  const whole = (text: string) => {
    content.set(key, text)
    const findings = content.findings().filter(({ code }) => !knownFindings.has(code))
    content.set(key, sound)
    return findings
  }

  test.each<[string, (text: string) => string]>([
    ['a variable around it', (text) => `const page: Page = ${text.trim()} as Page\n`],
    ['a call around it', (text) => `callback(${text.trim()});\n`],
    ['a sentence of a chat and a fence', (text) => `Here is the JSON:\n\n\`\`\`json\n${text}\`\`\`\n`],
    ['a fence and a sentence behind it', (text) => `\`\`\`json\n${text}\`\`\`\nLet me know if you need more!\n`],
    ['front matter before it', (text) => `---\ntitle: x\n---\n${text}`],
    ['the answer of a server', (text) => `HTTP/1.1 200 OK\nContent-Type: application/json\n\n${text}`],
    ['a signature behind it', (text) => `${text}\n-- \nSent from my phone\n`],
    ['all of it twice', (text) => text + text],
    ['curly quotes everywhere', (text) => text.replace(/"((?:[^"\\]|\\.)*)"/g, '“$1”')],
    ['escaped quotes everywhere', (text) => text.replaceAll('"', '\\"')],
    ['doubled quotes everywhere', (text) => text.replaceAll('"', '""')],
    ['names without quotes everywhere', (text) => text.replace(/"([\w$]+)":/g, '$1:')],
    ['a comma behind every last entry', (text) => text.replace(/("|\}|\])\n( *[}\]])/g, '$1,\n$2')],
    ['special spaces before every line', (text) => text.replace(/^ +/gm, (space) => '\u00a0'.repeat(space.length))],
    ['the last two brackets in the wrong order', (text) => text.replace(/\]\n\}\n$/, '}\n]\n')],
  ])('%s', (_, change) => {
    const text = change(sound)
    const findings = whole(text)
    expect(findings.map(({ line, message }) => `${line} ${message}`)).toHaveLength(1)
    expect(isJson(applyEdits(text, findings[0]?.fix?.edits ?? []))).toBe(true)
  })
})
