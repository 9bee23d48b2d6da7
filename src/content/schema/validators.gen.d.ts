/* Generated from schemas/ by `npm run generate`. Do not edit: change a schema instead. */
import type { BlockType } from '../../model/schema.gen.ts'

/** One error as Ajv reports it. */
export interface ShapeError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

/** A compiled validator: false leaves the errors in `errors`. */
export interface Validate {
  (data: unknown): boolean
  errors?: ShapeError[] | null
}

export const documents: { page: Validate; site: Validate; shared: Validate }
export const blocks: { [T in BlockType]: Validate }
