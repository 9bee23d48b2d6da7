import { createElement, type FunctionComponent, Suspense } from 'react'
import type { Block } from '../content/schema.gen.ts'
import { blocks } from './blocks.gen.ts'
import { FaultBoundary } from './faultBoundary.tsx'

/** Draws one block: its type chooses the component, its fields are the props (DOC-5). */
export function BlockContent({ block }: { block: Block }) {
  const { type, ...props } = block
  // The one cast of the renderer: a block is flat, so TypeScript cannot see that `props` belong to `type`.
  const component = blocks[type] as FunctionComponent<typeof props>
  return createElement(component, props)
}

/**
 * A block in boundaries of its own, so that a fault costs this block only (DOC-8) and hydration can stop between two
 * blocks.
 */
export function BlockView({ block }: { block: Block }) {
  return (
    <FaultBoundary>
      <Suspense fallback={null}>
        <BlockContent block={block} />
      </Suspense>
    </FaultBoundary>
  )
}
