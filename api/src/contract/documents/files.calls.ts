import type { Calls } from '../wire/call.ts'
import { linkSchema } from './documents.schema.ts'

/** API call for links to document files (rules FILE-6, FILE-8). */
export const fileCalls = {
  'POST /files/{id}/link': { answer: linkSchema, about: 'Link, valid for 5 minutes' },
} as const satisfies Calls
