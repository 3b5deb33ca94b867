import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'
import { documentSchema } from './documents.schema.ts'

/** API calls of a customer for own documents (rule FILE-5). */
export const documentCalls = {
  'POST /document/upload': { answer: documentSchema, status: 201, about: 'Document' },
  'GET /document': { answer: z.array(documentSchema), about: 'Own documents' },
  'DELETE /document/{id}': { about: 'Removed' },
} as const satisfies Calls
