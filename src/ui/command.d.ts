import 'react'

declare module 'react' {
  // React hands the attributes of the browser's own commands on, and has no types for them yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
