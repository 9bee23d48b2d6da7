import { Component, type ReactNode } from 'react'

interface State {
  error: Error | null
}

/** A view that cannot be drawn takes none of the others with it, and no words: they are kept in the browser. */
export class Guard extends Component<{ children: ReactNode; name: string }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <div className="nothing" role="alert">
        <b>{this.props.name} cannot be shown.</b>
        <p>{error.message}</p>
        <p>Nothing is lost: what you typed is kept in this browser.</p>
        <button type="button" className="button" onClick={() => this.setState({ error: null })}>
          Try again
        </button>
      </div>
    )
  }
}
