import { css } from '@emotion/react'
import { createContext, type ReactNode } from 'react'
import type { LivingCut } from './cuts.ts'

/** What a drawing that lives is drawn with. */
export interface LivingProps {
  /** The attributes of its element. */
  about: Readonly<Record<string, string>>
  cuts: readonly LivingCut[]
  className: string | undefined
  /** The same drawing as files. */
  still: ReactNode
}

export const livingBox = css({ width: '100%', height: 'auto' })

/** As the server draws it: the build puts the layers in the place of the still picture (scripts/build/living.ts). */
function drawOnServer({ about, cuts, className, still }: LivingProps): ReactNode {
  const places = cuts.map(({ file, windows }) => `${windows}:${file.living}`).join()
  return (
    <div css={livingBox} className={`lv ${className ?? ''}`} {...about} data-cuts={places}>
      {still}
    </div>
  )
}

/** What draws them: the browser takes over what the server has drawn, or loads the layers (src/client/living). */
export const LivingContext = createContext<(props: LivingProps) => ReactNode>(drawOnServer)
