export { type Begun, copyOf } from './copy.ts'
export { type FolderHabits, habitsOf, headingIn } from './folder.ts'
export { toJson } from './json.ts'
export {
  descriptionFor,
  exampleTitle,
  headingOf,
  pageText,
  starts,
  titleFor,
  typeWhere,
  withBrand,
  withoutEnding,
} from './page.ts'
export { titleOf, wordsOf } from './words.ts'
