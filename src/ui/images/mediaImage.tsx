import { css } from '@emotion/react'
import type { MediaPicture } from '../../model/values.ts'
import { gutter, theme } from '../../theme/tokens.ts'

const image = css({
  width: '100%',
  height: 'auto',
  borderRadius: theme.rL,
  background: theme.mist2,
  // A light picture has an edge on a light background, too.
  outline: '1px solid rgb(6 38 43/.08)',
  outlineOffset: -1,
})

interface Props {
  picture: MediaPicture
  /** The width in CSS pixels at which it is shown where the page's column has room for it. */
  shown: number
}

/** A picture of an editor, as wide as its place. */
export function MediaImage({ picture, shown }: Props) {
  return <Variants css={image} picture={picture} sizes={`min(${shown}px, 100vw - 2 * ${gutter})`} />
}

interface VariantsProps {
  /** Its width and height are those of the space that is kept for it. */
  picture: MediaPicture
  /** How wide it is shown, as `sizes` says it. */
  sizes: string
  className?: string
}

/** A picture in all its variants: the browser chooses format and size. */
export function Variants({ picture: { alt, src, sources, width, height, isFirst }, sizes, className }: VariantsProps) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  )
}
