import type { ViteDevServer, WebSocketClient } from 'vite'
import type { Change, PageFindings, TabState } from '../../src/dev/messages.ts'
import type { LiveContent } from './liveContent.ts'
import type { Pages } from './pages.ts'

/** The open tabs. What a change costs depends on how many there are, not on how many pages the site has. */
export interface Tabs {
  /** Sends every tab what differs from what it shows, and tells all of them that something has changed. */
  publish(): void
  /** Sends every tab the errors, those of its page first, if they have changed. */
  publishFindings(code: string | undefined): void
}

interface Parts {
  content: LiveContent
  pages: Pages
  token: string
}

/**
 * Listens to what tabs tell about themselves, and answers at once when they show something old. A tab is told the token
 * for writing here, because only pages of this server get through to Vite's socket.
 */
export function followTabs(server: ViteDevServer, { content, pages, token }: Parts): Tabs {
  const states = new WeakMap<WebSocketClient, TabState>()
  const sentFindings = new WeakMap<WebSocketClient, string>()
  let codeError: string | undefined

  const difference = (state: TabState): Change => {
    const page = content.page(state.path).document
    const site = content.site()
    const change: Change = { path: state.path }
    if (page.hash !== state.page) change.page = page
    if (site && site.hash !== state.site) change.site = site
    const frame = pages.frameHash(state.path) === state.frame ? undefined : pages.frame(state.path)
    if (frame) change.frame = frame
    return change
  }
  const send = (client: WebSocketClient, state: TabState, change: Change) => {
    client.send('brightrail:change', change)
    states.set(client, {
      path: state.path,
      page: change.page?.hash ?? state.page,
      site: change.site?.hash ?? state.site,
      frame: change.frame?.hash ?? state.frame,
    })
  }
  const sendFindings = (client: WebSocketClient, state: TabState) => {
    const code = codeError ?? pages.error(state.path)
    const pageFindings: PageFindings = {
      ...content.pageFindings(state.path),
      ...(code === undefined ? {} : { code }),
    }
    const text = JSON.stringify(pageFindings)
    if (sentFindings.get(client) === text) return
    sentFindings.set(client, text)
    client.send('brightrail:findings', pageFindings)
  }
  const forEachTab = (act: (client: WebSocketClient, state: TabState) => void) => {
    for (const client of server.ws.clients) {
      const state = states.get(client)
      if (state) act(client, state)
    }
  }

  server.ws.on('brightrail:tab', (state: TabState, client: WebSocketClient) => {
    if (!states.has(client)) client.send('brightrail:token', { token })
    states.set(client, state)
    const change = difference(state)
    if (change.page || change.site || change.frame) send(client, state, change)
    sendFindings(client, state)
  })
  // A page of the guide shows no document.
  server.ws.on('brightrail:hello', (_: null, client: WebSocketClient) => client.send('brightrail:token', { token }))
  return {
    publish: () => forEachTab((client, state) => send(client, state, difference(state))),
    publishFindings(code) {
      codeError = code
      forEachTab(sendFindings)
    },
  }
}
