export function install(root: string): void
export function isInstalled(root: string, begun?: number): boolean
