export { type Begun, copyOf } from './copy.ts'
export { toJson } from './json.ts'
export {
  descriptionFor,
  exampleTitle,
  type FolderHabits,
  habitsOf,
  headingIn,
  headingOf,
  pageText,
  starts,
  titleFor,
  typeWhere,
  withBrand,
} from './page.ts'
export { titleOf, wordsOf } from './words.ts'
