import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type DocumentRow, newId, type Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import { uploadCategorySchema } from '../contract/bookings/choices.schema.ts'
import { texts } from '../contract/texts.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError, badRequest } from '../http/errors/api-error.ts'
import { detectFileType } from './examine/detect-file-type.ts'
import { cleanFileName } from './file-name.ts'
import { deleteStoredFile, removeKept, storeUpload } from './kept-files.ts'
import type { ReceivedFile } from './receive-upload.ts'
import { countSeconds } from './upload-limit.ts'
import { quotaBytes, sumStored } from './upload-quota.ts'

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function refuseOverQuota(tx: Tx, ownerId: string, added: number): Promise<void> {
  if ((await sumStored(tx, ownerId)) + added > quotaBytes) throw new ApiError(413, 'document.quota')
}

function readCategory(given: string | undefined): DocumentRow['category'] {
  if (given === undefined || given === '') return null
  const category = uploadCategorySchema.safeParse(given)
  if (!category.success) throw badRequest('request.invalid', { category: texts.details.chooseOption })
  return category.data
}

/**
 * Examines and stores a received file, and then creates its row (rule FILE-4).
 * @throws ApiError 400 unknown category, 413 too many pixels or quota used up, 415 wrong type, 503 examiner or store busy
 */
export async function storeDocument(
  deps: Deps,
  { actor, performer }: Caller,
  received: ReceivedFile,
): Promise<DocumentRow> {
  let path = received.path
  let storedName: string | undefined
  try {
    const category = readCategory(received.fields.category)
    const name = cleanFileName(received.name)
    const type = await detectFileType(path, name)
    if (!type) throw new ApiError(415, 'document.wrong_type')
    path = await deps.examiner.examine({ path, type, owner: actor.id }, countSeconds(deps, actor.id))
    const { size } = await stat(path)
    const sha256 = await hashFile(path)
    const kept = await storeUpload(deps, { path, bytes: size, sha256 })
    storedName = kept
    const now = deps.now()
    return await deps.database.write(async (tx) => {
      await refuseOverQuota(tx, actor.id, size)
      const document = await tx
        .insertInto('documents')
        .values({
          id: newId(now.getTime()),
          owner_id: actor.id,
          name,
          category,
          media_type: type,
          size_bytes: size,
          stored_name: kept,
          sha256,
          status: 'pending',
          reason: null,
          decided_at: null,
          uploaded_at: now.toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await writeAudit(tx, {
        performer,
        action: 'STATUS_UPDATE',
        resourceType: 'patient',
        resourceId: document.id,
        description: 'Document uploaded, waiting to be verified',
        changes: [{ field: 'status', from: null, to: 'pending' }],
        at: now,
      })
      return document
    })
  } catch (error) {
    if (storedName !== undefined) await removeKept(deps, storedName)
    throw error
  } finally {
    await deleteStoredFile(path)
  }
}
