import type { Calls } from '../wire/call.ts'
import { catalogueSchema } from './catalogue.schema.ts'

/** API call for services with details, fields and packages (rule CAT-2). */
export const catalogueCalls = {
  'GET /catalogue': { answer: catalogueSchema, about: 'Catalogue' },
} as const satisfies Calls
