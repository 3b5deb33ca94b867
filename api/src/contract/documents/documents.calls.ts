import { documentSchema } from '../wire/answers.schema.ts'
import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'

/** A customer's documents (rule FILE-5). */
export const documentCalls = {
  'POST /document/upload': { answer: documentSchema, status: 201, about: 'Document' },
  'GET /document': { answer: z.array(documentSchema), about: 'Own documents' },
  'DELETE /document/{id}': { about: 'Removed' },
} as const satisfies Calls
