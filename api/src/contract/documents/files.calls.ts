import type { Calls } from '../wire/call.ts'
import { linkSchema } from './documents.schema.ts'

/** The bytes of documents (rules FILE-6, FILE-8). */
export const fileCalls = {
  'POST /files/{id}/link': { answer: linkSchema, about: 'Link of 5 minutes' },
} as const satisfies Calls
