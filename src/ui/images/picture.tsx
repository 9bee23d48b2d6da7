import { css } from '@emotion/react'
import { useContext } from 'react'
import { insetRoom } from '../../theme/artPages.ts'
import type { Drawing, DrawingFile } from '../../model/values.ts'
import { LivingContext } from './livingDrawing.tsx'
import { cutsOf } from './cuts.ts'

const image = css({ width: '100%', height: 'auto' })

const { top, side, bottom } = insetRoom
/**
 * For drawings with room around their art, for shadows and nodes: the art is as wide as its place, and the room lies
 * outside. The room is the same part of the art's width in all of them.
 */
export const inset = css({ width: `${100 + 2 * side}%`, maxWidth: 'none', margin: `-${top}% -${side}% -${bottom}%` })

interface Props {
  drawing: Drawing
  /** Shown from 640 to 1199 px. */
  tablet?: DrawingFile | undefined
  /** Load at once and before other pictures: for the one that is seen first. */
  eager?: boolean
  className?: string | undefined
}

/**
 * A drawing of the site; its small variant is shown below 640 px. The space is kept before the file is there. Where
 * something in it moves, its markup is in the page.
 */
export function Picture({ drawing, tablet, eager = false, className }: Props) {
  const drawLiving = useContext(LivingContext)
  const cuts = cutsOf(drawing, tablet)
  if (!cuts) return <StillPicture drawing={drawing} tablet={tablet} eager={eager} className={className} />
  const about = { role: 'img', 'aria-label': drawing.alt, 'data-living': eager ? 'go' : '' }
  // Lazy: where the page has the layers, nobody needs the file.
  const still = <StillPicture drawing={drawing} tablet={tablet} className={className} />
  return drawLiving({ about, cuts, className, still })
}

function StillPicture({ drawing: { alt, wide, small }, tablet, eager = false, className }: Props) {
  return (
    <picture>
      {small && <source media="(max-width:639px)" srcSet={small.src} width={small.width} height={small.height} />}
      {tablet && <source media="(max-width:1199px)" srcSet={tablet.src} width={tablet.width} height={tablet.height} />}
      <img
        css={image}
        className={className}
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt={alt}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
    </picture>
  )
}
