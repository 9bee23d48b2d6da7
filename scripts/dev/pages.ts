import type { Renderer, Rendered } from '../../src/entryServer.tsx'
import type { FrameHtml } from '../../src/dev/messages.ts'
import { dataOf } from '../build/breadcrumbs.ts'
import { fillLiving } from '../build/living.ts'
import { htmlPage, linkTo } from '../build/html.ts'
import { idsIn, textOf, withAnimations } from '../build/styles/rules.ts'
import { styleKey } from '../../src/render/styleKey.ts'
import { attributes } from '../lib/markup.ts'
import type { CodeLoader, PageCode } from './code.ts'
import type { LiveContent } from './liveContent.ts'
import type { LivePage } from './livePage.ts'

const addresses = {
  script: '/src/dev/entry.tsx',
  styles: '/src/theme/site.css',
  font: '/src/theme/fonts/sans.woff2',
}

const scriptAt = (address: string) => `\n<script type="module" src="${address}"></script>`

const nothing: Rendered = { head: '', top: '', body: '', foot: '' }

/** The pages as a build would write them, drawn with the code and the content of this moment. */
export class Pages {
  readonly #content: LiveContent
  readonly #loader: CodeLoader
  readonly #tools: string
  #code: PageCode | undefined
  #renderer: Renderer | undefined
  #codeError: string | undefined
  /** Counts the versions of the code. */
  #version = 0
  /** For each path why it could not be drawn, and what decided that. */
  readonly #errors = new Map<string, { state: string; error: string | undefined }>()

  /** `tools`: what Vite wants to have in the head of every page. */
  constructor(content: LiveContent, loader: CodeLoader, tools: string) {
    this.#content = content
    this.#loader = loader
    this.#tools = tools
  }

  /** Takes the code as it is now. While it does not compile, pages are drawn as before, and say why. */
  async renew(): Promise<void> {
    try {
      const now = await this.#loader.pages()
      this.#codeError = undefined
      if (now === this.#code) return
      this.#code = now
      this.#renderer = now.createRenderer()
      this.#version++
    } catch (error) {
      this.#codeError = (error as Error).message
    }
  }

  /**
   * The whole HTML of what is at a path; without content when that cannot be drawn, for the browser to try. `script`: the
   * address of another script than that of development; null: a picture of the page, without any.
   */
  html(path: string, address: string, script?: string | null): string {
    const page = this.#content.page(path)
    const site = this.#content.site()?.site
    const rendered = this.#draw(path, page)
    const { ids, css } = this.#rulesOf(rendered.top + rendered.body + rendered.foot)
    // By these names emotion knows in the browser which rules are there.
    const names = attributes({ 'data-emotion': [styleKey, ...ids].join(' ') })
    return htmlPage({
      rendered: { ...rendered, body: fillLiving(rendered.body, (file) => this.#content.drawing(file)) },
      document: page.document,
      address,
      language: site?.language ?? 'en',
      about: { 'data-frame': this.frameHash(path) },
      font: addresses.font,
      styles: `${linkTo({ address: addresses.styles })}\n<style${names}>${css}</style><style>${this.#content.livingStyles}</style>`,
      script: script === null ? '' : script === undefined ? this.#tools + scriptAt(addresses.script) : scriptAt(script),
      data: site ? dataOf(page.document, site, (route) => this.#content.titleOf(route)) : null,
    })
  }

  /** What is around the page at a path; undefined where there is nothing, or it cannot be drawn. */
  frame(path: string): FrameHtml | undefined {
    const { top, foot } = this.#frameOf(path)
    return top === '' ? undefined : { hash: this.frameHash(path), top, foot, styles: this.#rulesOf(top + foot).css }
  }

  /** By what the frame at a path is known: another hash, another frame. '' where there is none. */
  frameHash(path: string): string {
    const site = this.#content.site()
    return site && this.#code && !this.#content.isExample(path) ? `${site.hash} ${this.#version}` : ''
  }

  /** Why the page at a path cannot be drawn, and what to do. */
  error(path: string): string | undefined {
    const page = this.#content.page(path)
    if (this.#errors.get(path)?.state !== this.#stateOf(page)) this.#draw(path, page)
    return this.#codeError ?? this.#errors.get(path)?.error
  }

  #draw(path: string, page: LivePage): Rendered {
    const site = this.#content.site()?.site
    if (!site || !this.#renderer) return nothing
    const state = this.#stateOf(page)
    try {
      const rendered = this.#renderer.page(page.document, site, page.pointers)
      this.#errors.set(path, { state, error: undefined })
      return this.#content.isExample(path) ? { ...rendered, top: '', foot: '' } : rendered
    } catch (error) {
      const code = this.#code
      const words = code && error instanceof code.DrawError ? code.explainDrawError(error) : String(error)
      this.#errors.set(path, { state, error: words })
      return this.#frameOf(path)
    }
  }

  #frameOf(path: string): Rendered {
    const site = this.#content.site()?.site
    if (!site || !this.#renderer || this.#content.isExample(path)) return nothing
    try {
      return { ...nothing, ...this.#renderer.frame(site, path) }
    } catch {
      return nothing
    }
  }

  /** What decides how a page is drawn. */
  #stateOf({ document }: LivePage): string {
    return `${document.hash} ${this.#content.site()?.hash} ${this.#version}`
  }

  #rulesOf(html: string) {
    const ruleOf = (id: string) => this.#renderer?.rule(id)
    const ids = withAnimations(idsIn(html), ruleOf)
    return { ids, css: textOf(ids, ruleOf) }
  }
}
