export type {
  CanvasRule,
  CollectRule,
  Condition,
  DataRule,
  HeadingLevel,
  LayoutRule,
  OriginRule,
  TakeRule,
} from './blockFacts.ts'
export { canvasOf, isMadeFor } from './canvas.ts'
export {
  blockSchema,
  blockTypes,
  collectedTypes,
  documentSchemas,
  fieldsOf,
  type Schema,
  stepOf,
  takenLists,
} from './catalogue.ts'
export { fieldList, isForAddresses, labelOf, limitOf, moveBelow, schemaAt } from './labels.ts'
export { conditionWords, layoutWords } from './layoutWords.ts'
export { entryFields, type Hidden, layoutErrors, layoutOf, layoutRuleOf, layoutsByField } from './layouts.ts'
export { locate, placeName } from './places.ts'
export { optionalField } from './optional.ts'
export { otherNames } from './otherNames.ts'
export { joinParagraphs } from './paragraphs.ts'
export { mainTitleSwitch, suggestedType, suggestedTypes } from './purposes.ts'
export { isGroup } from './group.ts'
export { blockFindings, blockName, blocksOf, checkShape, obstaclesOf, type Shape, type ShapeFindings } from './shape.ts'
export { type Group, type Part, type Text, type Visitor, walk } from './walk.ts'
