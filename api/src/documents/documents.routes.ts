import { uploadCategories } from '../contract/care/upload-categories.ts'
import { documentCalls } from '../contract/documents/documents.calls.ts'
import { callerOf } from '../http/caller-of.ts'
import type { Deps } from '../http/environment.ts'
import { ownChanges } from '../http/limits/limits.ts'
import { defineRoute, jsonAnswer } from '../http/route.ts'
import { createRoutes } from '../http/routes.ts'
import { receiveUpload } from './receive-upload.ts'
import { removeDocument } from './remove-document.ts'
import { storeDocument } from './store-document.ts'
import { toDocument } from './to-document.ts'
import { uploadLimit } from './upload-limit.ts'
import { createUploadQuota } from './upload-quota.ts'

const maxListed = 1_000
const audit = { action: 'STATUS_UPDATE', resourceType: 'patient' } as const

/** Only for the API document: with a zod schema the whole form would be read into memory first. */
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
    responses: { 201: jsonAnswer(documentCalls['POST /document/upload'].answer, 'Document') },
  },
)

/** Documents of a customer (rule FILE-5). */
export function createDocumentRoutes(deps: Deps) {
  const quota = createUploadQuota(deps.database)
  return createRoutes(documentCalls)
    .raw(uploadDocument, async (c) => {
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
    .on('GET /document', { audience: ['user'] }, async ({ caller }) => {
      const rows = await deps.database.read
        .selectFrom('documents')
        .selectAll()
        .where('owner_id', '=', caller.actor.id)
        .orderBy('uploaded_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxListed)
        .execute()
      return rows.map(toDocument)
    })
    .on(
      'DELETE /document/{id}',
      { audience: ['user'], audit, limits: [{ limit: ownChanges, by: 'account' }] },
      async ({ id, caller }) => {
        await removeDocument(deps, caller, { id })
      },
    ).router
}
