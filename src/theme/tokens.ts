/** How far everything stays from the sides of the screen. On its own, because a browser needs it, and no other value. */
export const gutter = 'clamp(20px,5.56vw,80px)'

/** Every design token of the visual language with its literal value. Drawings use these; the site uses {@link theme}. */
export const tokens = {
  // Backgrounds, rules and text
  paper: '#ffffff',
  mist: '#eff4f3',
  mist2: '#e1eae8',
  rule: '#d3dedc',
  edge: '#728a8e',
  ink: '#06262b',
  ink2: '#0d353b',
  ink3: '#1e4d54',
  text2: '#36545a',
  text3: '#536c72',
  onInk2: '#bfd3d2',
  onInk3: '#98b3b3',
  // The four lines; only the "text" tone of a line may colour words on a light background
  sun: '#ffc22b',
  sunHi: '#ffd466',
  sunTint: '#fff3d1',
  sunText: '#6b4800',
  clay: '#e2552c',
  clayHi: '#ff8a63',
  clayTint: '#fdeae2',
  clayText: '#8f2d0f',
  lagoon: '#0c8a7b',
  lagoonHi: '#58d2bf',
  lagoonTint: '#dff2ed',
  lagoonText: '#07574e',
  sky: '#5ab0e2',
  skyTint: '#e2f1fa',
  skyText: '#0b4e77',
  error: '#9b1129',
  errorTint: '#fcebed',
  // Type
  sans: '"Instrument Sans Variable","Instrument Sans Fallback","Instrument Sans Android",system-ui,sans-serif',
  mono: '"Geist Mono Variable",ui-monospace,monospace',
  references: '"Geist Mono Figures",var(--sans)',
  fsHero: 'clamp(3.25rem,2.167rem + 4.815vw,6.5rem)',
  fs1: 'clamp(2.75rem,2.083rem + 2.963vw,4.75rem)',
  fs2: 'clamp(2.25rem,1.75rem + 2.222vw,3.75rem)',
  fs3: 'clamp(1.625rem,1.458rem + .741vw,2.125rem)',
  fs4: 'clamp(1.25rem,1.19rem + .278vw,1.4375rem)',
  fsFig: 'clamp(2.75rem,2rem + 3vw,5rem)',
  fsLead: 'clamp(1.125rem,1.06rem + .278vw,1.3125rem)',
  fsBody: '1.0625rem',
  fsSm: '.9375rem',
  fsXs: '.8125rem',
  // Space
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '24px',
  s6: '32px',
  s7: '48px',
  s8: '64px',
  s9: '96px',
  section: 'clamp(72px,4.6vw + 56px,136px)',
  gutter,
  gap: 'clamp(16px,1.7vw,24px)',
  in: 'clamp(24px,3.3vw,56px)',
  // Corners and shadows
  rS: '8px',
  rM: '14px',
  rL: '24px',
  rBend: 'clamp(56px,7vw,104px)',
  rCap: '999px',
  e1: '0 1px 2px rgb(6 38 43/.06),0 8px 24px -8px rgb(6 38 43/.12)',
  e2: '0 2px 4px rgb(6 38 43/.06),0 24px 56px -16px rgb(6 38 43/.26)',
  // Motion
  t1: '.12s',
  t2: '.2s',
  t3: '.36s',
  t4: '.9s',
  arrive: 'cubic-bezier(.2,.7,.2,1)',
  depart: 'cubic-bezier(.5,0,.2,1)',
} as const

/** Name of a design token, in camelCase: `onInk2`. */
export type Token = keyof typeof tokens

/** `onInk2` → `--on-ink-2`, `fs1` → `--fs-1`, `s1` → `--s1`: the scales of single letters carry no dash. */
function variable(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/([a-z]{2})(\d)/g, '$1-$2')}`
}

/** The rule that defines every token as a custom property: `:root{--paper:#ffffff;…}`. */
export function cssVariables(): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${variable(name)}:${value}`)
  return `:root{${lines.join(';')}}`
}

const references: Record<string, string> = {}

/**
 * The same names for components; the value is a reference, so a change of the custom property reaches every rule. A proxy,
 * because a list of the names would be a tenth of what every page loads of its own script.
 */
export const theme = new Proxy(references, {
  get: (known, name: string) => (known[name] ??= `var(${variable(name)})`),
}) as Readonly<Record<Token, string>>
