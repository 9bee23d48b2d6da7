// What the development server draws pages with, loaded through Vite and again after every change of it.

export { explainDrawError } from '../build/drawErrors.ts'
export { createRenderer, DrawError } from '../../src/entryServer.tsx'
