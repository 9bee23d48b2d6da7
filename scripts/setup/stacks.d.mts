export function nameSourcesInStacks(): void
