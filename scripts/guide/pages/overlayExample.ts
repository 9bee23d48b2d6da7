import { applyEdits } from '../../../src/content/json/index.ts'
import { suggestedType } from '../../../src/content/schema/index.ts'
import type { PageFindings } from '../../../src/dev/messages.ts'
import { pageFindings } from '../../dev/pageFindings.ts'
import { escapeMarkup } from '../../lib/markup.ts'
import type { SiteFiles } from '../../refactor/site.ts'
import { guideAddress } from '../page/html.ts'

/** The file of the guide in which the overlay can be tried, and the script that it needs when the guide is a folder. */
export const overlayFile = 'assets/overlay.html'
export const overlayScript = 'assets/overlay.js'

/** The source of that script. The development server compiles it as it is asked for. */
export const overlaySource = 'src/dev/overlayExample.ts'

const title = 'How it began'
const lead = 'The company began with one question: why does a payment need a week?'
const key = 'your-page.json'

/** A page with a link that leads nowhere, and to which nothing leads. */
const sample = `{
  "title": "The history of the company | {brand}",
  "description": "How the company began, which steps it took, and where it is today. Told in a few short parts.",
  "blocks": [
    {
      "type": "${suggestedType('mainTitle')}",
      "title": "${title}",
      "lead": "${lead}",
      "links": [{ "text": "Contact us", "href": "/contct" }]
    }
  ]
}
`

/** What the overlay shows on the page of the sample, and once its first fix is applied. */
export function overlayStates({ content }: SiteFiles): Record<'broken' | 'fixed', PageFindings> {
  // The overlay only asks whether the state is another one.
  const findingsOf = (text: string, state: string) => {
    content.set(key, text)
    return { ...pageFindings(content, '/your-page'), state }
  }
  const broken = findingsOf(sample, 'broken')
  const edits = broken.here[0]?.fix?.edits ?? []
  const fixed = findingsOf(applyEdits(sample, edits), '')
  content.delete(key)
  return { broken, fixed }
}

/** A page with the overlay in its corner. `isLive`: the development server compiles its script. */
export function overlayPage(source: SiteFiles, isLive: boolean): string {
  const [attributes, script] = isLive ? ['', `/${overlaySource}`] : [' data-ending=".html"', 'overlay.js']
  // Data in a script: nothing in it may end the element.
  const states = JSON.stringify(overlayStates(source)).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The overlay</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="guide.css">
<script id="findings" type="application/json">${states}</script>
<script ${isLive ? 'type="module"' : 'defer'} src="${script}"></script>
</head>
<body class="sketch"><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(lead)}</p><p><a href="#">Contact us</a></p></main></body>
</html>
`
}

/** The frame that shows it. */
export const overlayFrame = `<iframe class="try" src="${guideAddress}/${overlayFile}" title="A page with the overlay, to try"></iframe>`
