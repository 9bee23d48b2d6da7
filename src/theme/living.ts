import { theme, tokens } from './tokens.ts'

/*
 * The figures of references in drawings are set in the mono face, of which a small file has them. Code and words are where
 * the page shows code, which loads all of it. Elsewhere that would be 8 kB more for visitors on slow lines, and the mono face
 * of a system looks like a mistake beside the site's own: there words stay in the plain face.
 */

/*
 * The rules of drawings that live (src/drawings/kit/living.ts): every keyframe says where a part came from, none where it
 * ends. So without motion, in print and without script a drawing is complete. A page has them in its HTML once it shows
 * such a drawing, and no other page has them.
 */

const [figures] = tokens.references.split(',')

const moving = ':is(.ln,.sig,.nd,.in,.out,.mv,.ring,.press)'
const started = ':is([data-living=go]:not([data-told]),[data-living=wait])'

const resting = `
.lv{position:relative;display:grid;grid-template-columns:minmax(0,1fr);overflow:clip;break-inside:avoid;forced-color-adjust:none}
.lv>svg{grid-area:1/1;filter:var(--contour,none);fill:${theme.ink};font-weight:500;stroke-linejoin:round;width:100%;height:auto;font-family:${theme.sans};font-variant-numeric:tabular-nums}
.lv>svg+svg{position:relative}
.lv .c{font-stretch:84%;letter-spacing:-.02em;word-spacing:.05em}
.lv .m{font-family:${theme.references}}
body:has(pre) .lv .m{font-family:${figures},${theme.mono}}
.lv :is(.ln,.sig,[stroke-linecap]:not([fill])){fill:none}
.lv .out,.lv .sig{opacity:0}
.lv .sig{stroke:${theme.paper};stroke-linecap:round;stroke-dasharray:.05 3;stroke-dashoffset:.05}
.lv :is(.nd,.ring,.press){transform-box:fill-box;transform-origin:50% 50%}`

/**
 * A cut where another one is shown: it is skipped, and has no animations. Its story would begin when it is shown after a window
 * has changed its width, so one that has been told is marked (src/client/living/markTold.ts).
 */
const cuts = (
  [
    ['p', '(max-width:639px)'],
    ['t', '(min-width:640px) and (max-width:1199px)'],
    ['d', '(min-width:1200px)'],
  ] as const
)
  .map(
    ([name, range]) =>
      `@media ${range}{.lv>svg:not(.${name}){position:absolute;top:0;left:0;visibility:hidden;content-visibility:hidden}}`,
  )
  .join('\n')

const motion = `
@media screen and (prefers-reduced-motion:no-preference){
${started} ${moving}{animation:var(--k) var(--l,.2s) var(--e,${theme.arrive}) var(--d,0s) backwards}
[data-living=wait] ${moving}{animation-play-state:paused}
.lv .ln{--k:lv-draw;--l:${theme.t4};--e:${theme.depart}}
.lv .half{--l:.45s}
.lv .sig{--k:lv-run;--l:${theme.t4};--e:linear}
.lv .quick{--l:.5s}
.lv .nd{--k:lv-land}.lv .in{--k:lv-in}.lv .out{--k:lv-out}
.lv .ring{--k:lv-ring;--l:.36s}.lv .press{--k:lv-press;--l:.24s}
.lv .mv{--k:lv-move;--l:.36s;--e:${theme.depart}}
${started} .ln{stroke-dasharray:1.001 2}
}
@keyframes lv-draw{from{stroke-dashoffset:1.001}}
@keyframes lv-run{from{opacity:1;stroke-dashoffset:.05}to{opacity:1;stroke-dashoffset:-1}}
@keyframes lv-land{from{opacity:0;transform:scale(.2)}}
@keyframes lv-in{from{opacity:0;transform:translateY(6px)}}
@keyframes lv-out{from{opacity:1}}
@keyframes lv-ring{50%{transform:scale(1.5)}}
@keyframes lv-press{50%{transform:scale(.96)}}
@keyframes lv-move{from{transform:translate(var(--x,0),var(--y,0))}}`

const rules: Readonly<Record<string, (value: number) => string>> = {
  t: (tenths) => `--d:${tenths / 10}s`,
  x: (px) => `--x:${px}px`,
  y: (px) => `--y:${px}px`,
}

/**
 * The rules for drawings whose markup holds these classes: `t12` is a moment in tenths of a second, `x-33` and `y-58` where
 * a marker comes from, in units of the drawing.
 */
export function livingStyles(names: Iterable<string>): string {
  const own = [...new Set(names)].flatMap((name) => {
    const [, kind = '', value] = /^([txy])(-?\d+)$/.exec(name) ?? []
    const rule = rules[kind]
    return rule ? [`.${name}{${rule(Number(value))}}`] : []
  })
  return [resting, cuts, motion, ...own.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))].join('\n')
}
