// What the development server runs of the project's own code, loaded through Vite and again after every change of it.

export { exampleAddress } from '../guide/page/html.ts'
export { examplePages } from '../lib/examplePages.ts'
export { applyFile, loadContent, rootName } from '../lib/readContent.ts'
export { examplePictures } from '../media/examples.ts'
export { asOriginal, isPictureName, readPicture } from '../media/folder.ts'
export { drawingFiles, drawingSizes, livingDrawings } from '../outline/drawings.ts'
