import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { decideDocumentSchema, ownedDocumentSchema } from './documents.schema.ts'

/** API calls for documents with their owners, and for the office's decision on them. */
export const adminDocumentCalls = {
  'GET /admin/documents': { query: listQuery, answer: z.array(ownedDocumentSchema), about: 'Documents' },
  'GET /admin/documents/{id}': { answer: ownedDocumentSchema, about: 'Document with its owner' },
  'PUT /admin/documents/{id}/status': {
    body: decideDocumentSchema,
    answer: ownedDocumentSchema,
    about: 'Document after the decision',
  },
} as const satisfies Calls
