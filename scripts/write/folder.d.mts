export function makeFolder(folder: string, fill: (staging: string) => Promise<void>): Promise<void>
