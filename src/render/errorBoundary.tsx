import { Component, type ReactNode } from 'react'
import { BrokenBlock } from './brokenBlock.tsx'

interface Props {
  children: ReactNode
  /** What is in place of the children once they have thrown. */
  fallback?: (error: unknown) => ReactNode
}

/**
 * Keeps a component that throws in the browser from taking the page with it. React reports what it caught through
 * `onCaughtError`, which the entry sets. On the server boundaries catch nothing: there an error fails the build.
 */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A component threw nothing.') }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return this.props.fallback ? this.props.fallback(this.state.error) : <BrokenBlock />
  }
}
