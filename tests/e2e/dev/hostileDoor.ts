import type { Hostile } from './hostile.ts'

/** Something that the studio asks for: each hostile request differs from the honest one in one thing. */
export interface Door {
  name: string
  /** The path of the honest request, its method and its headers. */
  honest: { path: string; method: string; headers: Record<string, string | null> }
  /** What comes with it; TEXT stands for the text of the document with one more space. */
  body: string | Buffer
  hostile: Hostile[]
  /** What else than 400 and 404 may be said of a path that leads nowhere. */
  nowhere?: number
}

export const at = (address: string, paths: string[], status: number): Hostile[] =>
  paths.map((path) => ({ name: `path ${path.slice(0, 60)}`, change: { path: address + path }, status }))

export const bodies = (status: number, ...all: (string | Buffer)[]): Hostile[] =>
  all.map((body) => ({ name: `body ${body.toString('latin1').slice(0, 60)}`, change: { body }, status }))

export const types = (...all: (string | null)[]): Hostile[] =>
  all.map((type) => ({ name: `content type ${type}`, change: { headers: { 'Content-Type': type } }, status: 415 }))

export const headers = (status: number, ...all: Record<string, string | null>[]): Hostile[] =>
  all.map((given) => ({ name: JSON.stringify(given), change: { headers: given }, status }))

export const notJson = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/json',
  null,
]
