import { companyIcons } from './iconsCompany.ts'
import { type Colour, paint } from './shapes.ts'

/** The icons the drawings use, from lucide (ISC licence), as path data of a 24 px square. */
const icons = {
  ...companyIcons,
  alert: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
  calendar: 'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18',
  check: 'M20 6 9 17l-5-5',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 6v6l4 2',
  cross: 'M18 6 6 18M6 6l12 12',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  file: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.7l3.6 3.6A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
  globe: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  link: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7.1-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7.1 7l1.7-1.7',
  package:
    'M11 21.7a2 2 0 0 0 2 0l7-4a2 2 0 0 0 1-1.7V8a2 2 0 0 0-1-1.7l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.7zM12 22V12M3.3 7l8.7 5 8.7-5M7.5 4.3l9 5.1',
  phone:
    'M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.3a1 1 0 0 0-.3 1.3 14 14 0 0 0 6.4 6.4',
  plane:
    'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z',
  plus: 'M5 12h14M12 5v14',
  previous: 'm12 19-7-7 7-7M19 12H5',
  signal: 'M2 20h.01M7 20v-4M12 20v-8M17 20V8M22 4v16',
  snowflake:
    'm10 20-1.3-2.5L6 18M10 4 8.7 6.5 6 6M14 20l1.3-2.5L18 18M14 4l1.3 2.5L18 6M17 21l-3-6h-4M17 3l-3 6 1.5 3M2 12h6.5L10 9M20 10l-1.5 2 1.5 2M22 12h-6.5L14 15M4 10l1.5 2L4 14M7 21l3-6-1.5-3M7 3l3 6h4',
  upload: 'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  zap: 'M15.9 4a1.5 1.5 0 0 0-2.5-1.6l-9 9A1.5 1.5 0 0 0 5.5 14h4a.5.5 0 0 1 .5.7L8.1 20a1.5 1.5 0 0 0 2.5 1.6l9-9A1.5 1.5 0 0 0 18.5 10h-4a.5.5 0 0 1-.5-.7z',
} as const

export type IconName = keyof typeof icons

/** An icon with its top left corner at x, y. */
export function icon(
  name: IconName,
  x: number,
  y: number,
  look: { size?: number; colour?: Colour; width?: number } = {},
): string {
  const { size = 18, colour = 'ink', width = 1.75 } = look
  return (
    `<path transform="translate(${x} ${y}) scale(${Math.round((size / 24) * 1000) / 1000})" d="${icons[name]}" fill="none" ` +
    `stroke="${paint(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}
