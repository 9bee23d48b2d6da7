import { css, keyframes } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { theme } from '../theme/tokens.ts'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

const bar = css({
  position: 'absolute',
  inset: 'auto 0 -2px',
  height: 4,
  background: theme.sun,
  transform: 'scaleX(var(--progress, 0))',
  transformOrigin: '0 50%',
  '@supports (animation-timeline: scroll())': { animation: `${grow} linear both`, animationTimeline: 'scroll()' },
  '@media print': { display: 'none' },
})

/** How far the page has scrolled, on the lower edge of the top bar. */
export function Progress() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    const show = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement
      element.current?.style.setProperty('--progress', String(scrollTop / Math.max(1, scrollHeight - clientHeight)))
    }
    addEventListener('scroll', show, { passive: true })
    return () => removeEventListener('scroll', show)
  }, [])
  return <div ref={element} css={bar} data-progress="" />
}
