import type { PageDocument } from '../../../model/document.ts'
import type { Drawn } from '../../store/messages.ts'

let drawnPages = 0

/** A page as its frame takes it: in development documents are told apart by their hash alone. */
export const documentOf = ({ route, file, page }: Drawn): PageDocument => ({
  route,
  file,
  hash: `studio ${++drawnPages}`,
  site: '',
  code: '',
  page,
})
