import { uploadCategories } from '../contract/care/upload-categories.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { actorOf, createRouter, defineRoute, idParam, jsonAnswer } from '../http/route.ts'
import { receiveUpload } from './keep/receive-upload.ts'
import { storeDocument } from './keep/store-document.ts'
import { uploadLimit } from './keep/upload-limit.ts'
import { createUploadQuota } from './keep/upload-quota.ts'
import { removeDocument } from './remove-document.ts'
import { toDocument } from './to-document.ts'

const maxListed = 1_000
const audit = { action: 'STATUS_UPDATE', resourceType: 'patient' } as const

/** Described for readers only: a schema of zod's would have the whole form read into memory first. */
const uploadBody = {
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['file'],
        properties: {
          file: { type: 'string' as const, format: 'binary' },
          category: { type: 'string' as const, enum: [...uploadCategories] },
        },
      },
    },
  },
}

const uploadDocument = defineRoute(
  { audience: ['user'], audit, limits: [{ limit: uploadLimit, by: 'account', evenInvalid: true }] },
  {
    method: 'post',
    path: '/document/upload',
    request: { body: uploadBody },
    responses: { 201: jsonAnswer('POST /document/upload', 'Document') },
  },
)
const listDocuments = defineRoute(
  { audience: ['user'] },
  { method: 'get', path: '/document', responses: { 200: jsonAnswer('GET /document', 'Own documents') } },
)
const deleteDocument = defineRoute(
  { audience: ['user'], audit },
  {
    method: 'delete',
    path: '/document/{id}',
    request: { params: idParam },
    responses: { 204: { description: 'Removed' } },
  },
)

/** A customer's documents (rule FILE-5). */
export function createDocumentRoutes(deps: Deps) {
  const quota = createUploadQuota(deps.database)
  return createRouter()
    .openapi(uploadDocument, async (c) => {
      const caller = callerOf(c)
      const reservation = await quota.open(caller.actor.id)
      let stored = 0
      try {
        const document = await storeDocument(deps, caller, await receiveUpload(c, deps.config, reservation.take))
        stored = document.size_bytes
        return c.json(toDocument(document), 201)
      } finally {
        reservation.close(stored)
      }
    })
    .openapi(listDocuments, async (c) => {
      const rows = await deps.database.read
        .selectFrom('documents')
        .selectAll()
        .where('owner_id', '=', actorOf(c).id)
        .orderBy('uploaded_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxListed)
        .execute()
      return c.json(rows.map(toDocument), 200)
    })
    .openapi(deleteDocument, async (c) => {
      await removeDocument(deps, callerOf(c), { id: c.req.valid('param').id })
      return c.body(null, 204)
    })
}
