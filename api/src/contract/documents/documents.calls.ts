import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { decideDocumentSchema, documentSchema, linkSchema, ownedDocumentSchema } from './documents.schema.ts'

/** API calls of a customer for own documents (rule FILE-5). */
export const documentCalls = {
  'POST /document/upload': { answer: documentSchema, status: 201, about: 'Document' },
  'GET /document': { answer: z.array(documentSchema), about: 'Own documents' },
  'DELETE /document/{id}': { about: 'Removed' },
} as const satisfies Calls

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

/** API call for links to document files (rules FILE-6, FILE-8). */
export const fileCalls = {
  'POST /files/{id}/link': { answer: linkSchema, about: 'Link, valid for 5 minutes' },
} as const satisfies Calls
