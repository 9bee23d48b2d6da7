import { createElement, type FunctionComponent, memo, Suspense, use, useState } from 'react'
import type { Block } from '../model/schema.gen.ts'
import { Adopted, useIsHydrated } from './adopted.tsx'
import { ErrorBoundary } from './errorBoundary.tsx'
import { type Parts, useParts } from './parts.ts'

const asked = new Map<string, Promise<void>>()

/** Loads the code of a block type: the same promise each time, as React asks for. */
function loading(type: string, load: NonNullable<Parts['load']>): Promise<void> {
  const promise = asked.get(type) ?? load([type])
  asked.set(type, promise)
  return promise
}

/**
 * Draws one block: its type chooses the component, its fields are the props (DOC-5).
 * @throws when the component is not there
 */
export function BlockContent({ block }: { block: Block }) {
  const { type, ...props } = block
  // The one cast of the renderer: a block is flat, so TypeScript cannot see that `props` belong to `type`.
  const parts = useParts()
  if (!parts.blocks[type] && parts.load) use(loading(type, parts.load))
  const component = parts.blocks[type] as FunctionComponent<typeof props> | undefined
  if (!component) throw new Error(`There is no component for blocks of the type "${type}".`)
  return createElement(component, props)
}

interface Props {
  block: Block
  /** The block is in the page already, as the server drew it. */
  isThere: boolean
}

/**
 * A block in boundaries of its own, so that an error costs this block only (DOC-8) and hydration can stop between two
 * blocks. A block of the first page that does nothing in the browser stays as the server drew it, unless somebody has
 * changed the HTML (as browser extensions do) and React draws the page anew: then its code is loaded.
 */
export const BlockView = memo(function BlockView({ block, isThere }: Props) {
  const { blocks, live } = useParts()
  const isHydrated = useIsHydrated()
  const [isAdopted] = useState(isThere && isHydrated && !blocks[block.type])
  if (isAdopted) return <Adopted />
  return (
    <div data-block={block.type} data-live={live.has(block.type) ? '' : undefined}>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <BlockContent block={block} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
})
