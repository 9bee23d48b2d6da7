import { theme } from '../../../theme/tokens.ts'
import { load } from './load.ts'

/*
 * The rules of the parts of drawings that answer (src/drawings/kit/answers.ts). They come with this code: no page has them
 * in its styles before somebody points at a panel.
 */
const parts = ':is(:hover,:has(a:focus-visible))'
const rules = `
:is(.hv-a,.hv-b){transition:opacity ${theme.t2}}
.hv-n{transform-box:fill-box;transform-origin:50% 50%;transition:transform ${theme.t2} ${theme.arrive}}
.hv-s{stroke-dasharray:.5 3;stroke-dashoffset:.5}
@media (hover:hover){
[data-line]${parts} .hv-a{opacity:0;transition-delay:${theme.t3}}
[data-line]${parts} .hv-b{opacity:1;transition-delay:${theme.t3}}
[data-line]${parts} .hv-n{transform:scale(1.25);transition-delay:.3s}
[data-line]${parts} .hv-s{animation:hv ${theme.t3} linear}
}
@media (prefers-reduced-motion:reduce){
:is(.hv-a,.hv-b,.hv-n){transition:none}
[data-line] .hv-s{animation:none!important}
}
@keyframes hv{from{opacity:1;stroke-dashoffset:.5}to{opacity:1;stroke-dashoffset:-1}}`

let isReady = false

/** The policy of the site forbids styles in markup, not those that a script makes. */
function adoptRules(): void {
  if (isReady) return
  isReady = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Puts the markup of a picture that answers over the picture, so that the rules of its panel reach the parts. It goes when
 * the window changes its size, and comes back when the panel is pointed at again.
 * Where its file does not arrive, the picture is as it was.
 */
export async function showAnswers(image: HTMLImageElement): Promise<void> {
  // Pointer and focus may have asked at the same time, and the small cut does not answer.
  if (image.dataset.answers !== undefined || !image.currentSrc.includes('.answers.')) return
  image.dataset.answers = ''
  try {
    adoptRules()
    const art = document.importNode((await load(image.currentSrc)).documentElement, true)
    art.setAttribute('aria-hidden', 'true')
    const box = image.getBoundingClientRect()
    const around = (image.offsetParent ?? document.body).getBoundingClientRect()
    Object.assign(art.style, {
      position: 'absolute',
      left: `${box.left - around.left - (image.offsetParent?.clientLeft ?? 0)}px`,
      top: `${box.top - around.top - (image.offsetParent?.clientTop ?? 0)}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      maxWidth: 'none',
      pointerEvents: 'none',
    })
    ;(image.closest('picture') ?? image).after(art)
    image.style.opacity = '0'
    const remove = () => {
      art.remove()
      image.style.opacity = ''
      delete image.dataset.answers
    }
    addEventListener('resize', remove, { once: true })
    addEventListener('beforeprint', remove, { once: true })
  } catch {
    delete image.dataset.answers
  }
}
