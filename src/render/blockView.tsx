import { createElement, type FunctionComponent, Suspense, useState } from 'react'
import type { Block } from '../content/schema.gen.ts'
import { Adopted } from './adopted.tsx'
import { FaultBoundary } from './faultBoundary.tsx'
import { useParts } from './parts.ts'

/**
 * Draws one block: its type chooses the component, its fields are the props (DOC-5).
 * @throws when the component is not there
 */
export function BlockContent({ block }: { block: Block }) {
  const { type, ...props } = block
  // The one cast of the renderer: a block is flat, so TypeScript cannot see that `props` belong to `type`.
  const component = useParts().blocks[type] as FunctionComponent<typeof props> | undefined
  if (!component) throw new Error(`There is no component for blocks of the type "${type}".`)
  return createElement(component, props)
}

interface Props {
  block: Block
  /** The block stands in the page already, as the server drew it. */
  isThere: boolean
}

/**
 * A block in boundaries of its own, so that a fault costs this block only (DOC-8) and hydration can stop between two
 * blocks. A block of the first page that does nothing in the browser stays as the server drew it.
 */
export function BlockView({ block, isThere }: Props) {
  const { blocks, live } = useParts()
  const [isAdopted] = useState(isThere && !blocks[block.type])
  if (isAdopted) return <Adopted />
  return (
    <div data-block={block.type} data-live={live.has(block.type) ? '' : undefined}>
      <FaultBoundary>
        <Suspense fallback={null}>
          <BlockContent block={block} />
        </Suspense>
      </FaultBoundary>
    </div>
  )
}
