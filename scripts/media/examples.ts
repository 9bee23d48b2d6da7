import { exampleMedia } from '../lib/examplePages.ts'
import { type Picture, readPictures } from './folder.ts'

/** The pictures that the examples of the schemas show, by their names. */
export const examplePictures = (): Map<string, Picture> => readPictures(exampleMedia)
