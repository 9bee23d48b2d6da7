import type { MarkName } from '../model/marks.ts'

export type { MarkName } from '../model/marks.ts'

/**
 * The drawn marks of customers and partners: two or three plain shapes each, as path data within a square of
 * {@link markSize} units. The page and the drawings show the same ones.
 */
export const marks: Readonly<Record<MarkName, string>> = {
  kredapay: 'M3 3h6v22H3zM11 14l8-11h6l-8 11 8 11h-6z',
  gamepride:
    'M1 14a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM12 14a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0zM15 14a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  connekit:
    'M26.5 6A13.5 13.5 0 1 0 26.5 22A2.5 2.5 0 0 0 22.5 19A8.5 8.5 0 1 1 22.5 9A2.5 2.5 0 0 0 26.5 6ZM19 14a4 4 0 1 1-8 0a4 4 0 0 1 8 0z',
  marrowgate: 'M3 3h22v6H3zM3 12h6v13H3zM19 12h6v13h-6z',
  tumbleyard: 'M17.5 1.5 26.5 10.5 17.5 19.5 8.5 10.5zM1.5 20.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z',
  fennelstone:
    'M10.5 5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0zM8.5 10.5h11a3.5 3.5 0 0 1 0 7h-11a3.5 3.5 0 0 1 0-7zM5.5 19.5h17a3.5 3.5 0 0 1 0 7h-17a3.5 3.5 0 0 1 0-7z',
}

export const markSize = 28
