import type { PlainPage } from './pages.ts'

/** The bar and the footer of each page, with forty links. */
export const frame = {
  top: `<header><a href="/">Brightrail</a><nav>${links(0, 20)}</nav></header>`,
  foot: `<footer><nav>${links(20, 40)}</nav><p>A company that exists in a measurement only.</p></footer>`,
}

function links(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, at) => `<a href="/page-${from + at}">Page ${from + at}</a>`).join('')
}

/** A template of Eleventy. It is written to a file of its own, so it has to hold all that it needs. */
export function plainHtml(page: PlainPage, top: string, foot: string): string {
  const { opening, cards, tabs, figures, questions, call } = page
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page.title}</title><meta name="description" content="${page.description}"><link rel="stylesheet" href="/site.css"></head><body>${top}<main>
<section class="hero"><h1>${opening.title}</h1><p>${opening.lead}</p></section>
<section class="cards"><h2>${cards.title}</h2><ul>${cards.cards.map(({ title, text, href }) => `<li><h3>${title}</h3><p>${text}</p><a href="${href}">Read ${title}</a></li>`).join('')}</ul></section>
<section class="tabs"><h2>${tabs.title}</h2>${tabs.items.map(({ value, label, title, text }) => `<details id="${value}"><summary>${label}</summary><h3>${title}</h3><p>${text}</p></details>`).join('')}</section>
<section class="stats"><h2>${figures.title}</h2><dl>${figures.figures.map(({ figure, label }) => `<div><dt>${label}</dt><dd>${figure}</dd></div>`).join('')}</dl></section>
<section class="faq"><h2>${questions.title}</h2>${questions.items.map(({ question, answer }) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join('')}</section>
<section class="banner"><h2>${call.title}</h2><p>${call.text}</p><a href="/page-0">Start</a></section>
</main>${foot}</body></html>`
}

/** The same page in the language of Hugo's templates. */
export const hugoTemplate = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"><link rel="stylesheet" href="/site.css"></head><body>${frame.top}<main>
<section class="hero"><h1>{{ .Params.opening.title }}</h1><p>{{ .Params.opening.lead }}</p></section>
<section class="cards"><h2>{{ .Params.cards.title }}</h2><ul>{{ range .Params.cards.cards }}<li><h3>{{ .title }}</h3><p>{{ .text }}</p><a href="{{ .href }}">Read {{ .title }}</a></li>{{ end }}</ul></section>
<section class="tabs"><h2>{{ .Params.tabs.title }}</h2>{{ range .Params.tabs.items }}<details id="{{ .value }}"><summary>{{ .label }}</summary><h3>{{ .title }}</h3><p>{{ .text }}</p></details>{{ end }}</section>
<section class="stats"><h2>{{ .Params.figures.title }}</h2><dl>{{ range .Params.figures.figures }}<div><dt>{{ .label }}</dt><dd>{{ .figure }}</dd></div>{{ end }}</dl></section>
<section class="faq"><h2>{{ .Params.questions.title }}</h2>{{ range .Params.questions.items }}<details><summary>{{ .question }}</summary><p>{{ .answer }}</p></details>{{ end }}</section>
<section class="banner"><h2>{{ .Params.call.title }}</h2><p>{{ .Params.call.text }}</p><a href="/page-0">Start</a></section>
</main>${frame.foot}</body></html>`

/** The same page as a component of Astro, with a path for each entry of its collection. */
export const astroPage = `---
import { getCollection } from 'astro:content'
export async function getStaticPaths() {
  return (await getCollection('pages')).map(({ id, data }) => ({ params: { name: id }, props: { page: data } }))
}
const { page } = Astro.props
const top = ${JSON.stringify(frame.top)}
const foot = ${JSON.stringify(frame.foot)}
---
<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{page.title}</title><meta name="description" content={page.description}><link rel="stylesheet" href="/site.css"></head><body><Fragment set:html={top} /><main>
<section class="hero"><h1>{page.opening.title}</h1><p>{page.opening.lead}</p></section>
<section class="cards"><h2>{page.cards.title}</h2><ul>{page.cards.cards.map(({ title, text, href }) => <li><h3>{title}</h3><p>{text}</p><a href={href}>Read {title}</a></li>)}</ul></section>
<section class="tabs"><h2>{page.tabs.title}</h2>{page.tabs.items.map(({ value, label, title, text }) => <details id={value}><summary>{label}</summary><h3>{title}</h3><p>{text}</p></details>)}</section>
<section class="stats"><h2>{page.figures.title}</h2><dl>{page.figures.figures.map(({ figure, label }) => <div><dt>{label}</dt><dd>{figure}</dd></div>)}</dl></section>
<section class="faq"><h2>{page.questions.title}</h2>{page.questions.items.map(({ question, answer }) => <details><summary>{question}</summary><p>{answer}</p></details>)}</section>
<section class="banner"><h2>{page.call.title}</h2><p>{page.call.text}</p><a href="/page-0">Start</a></section>
</main><Fragment set:html={foot} /></body></html>
`
