export { blockSchema, blockTypes, documentSchemas, fieldsOf, type Schema, stepOf } from './catalogue.ts'
export { fieldList, labelOf, schemaAt } from './labels.ts'
export { locate, placeName } from './places.ts'
export { blockFaults, blockName, blocksOf, checkShape, isGroup, type Shape, type ShapeFaults } from './shape.ts'
