import { readFile, writeFile } from 'node:fs/promises'
import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import { findAccount } from '../../accounts/accounts.queries.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { changePhotoSchema } from '../../contract/suggestions/profiles.schema.ts'
import { detectFileType } from '../../documents/examine/detect-file-type.ts'
import { deleteStoredFile, makeTemporaryPath } from '../../documents/kept-files.ts'
import { countSeconds } from '../../documents/upload-limit.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { ApiError, badRequest, notFound } from '../../http/errors/api-error.ts'
import { findPhoto } from './find-photo.ts'

/** Redraws the photo in a separate process, like every image. @returns Base64 */
async function drawFace(deps: Deps, { actor }: Caller, given: string): Promise<string> {
  let path = await makeTemporaryPath(deps.config.uploadsDir)
  try {
    await writeFile(path, Buffer.from(given, 'base64'), { mode: 0o600 })
    const type = await detectFileType(path, 'face.jpg')
    if (!type) throw badRequest('caretaker.photo_unreadable')
    path = await deps.examiner.examine({ path, type, owner: actor.id, shape: 'face' }, countSeconds(deps, actor.id))
    return (await readFile(path)).toString('base64')
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 413 || error.status === 415)
    throw isRefused ? badRequest('caretaker.photo_unreadable') : error
  } finally {
    await deleteStoredFile(path)
  }
}

/** The last of two concurrent changes remains. */
const storePhoto = (tx: Tx, id: string, columns: { jpeg: string; updated_at: string }) =>
  tx
    .insertInto('caretaker_photos')
    .values({ account_id: id, ...columns })
    .onConflict((row) => row.column('account_id').doUpdateSet(columns))
    .execute()

/**
 * An admin sets or removes the photo that families see (rule DAY-19).
 * @throws ApiError 404; 400 when it is no image; 503 while many files are examined
 */
export async function changePhoto(
  deps: Deps,
  caller: Caller,
  { id, jpeg: given }: { id: string } & z.output<typeof changePhotoSchema>,
): Promise<void> {
  const jpeg = given === null ? null : await drawFace(deps, caller, given)
  await deps.database.write(async (tx) => {
    const account = await findAccount(tx, { id })
    if (account?.role !== 'caretaker') throw notFound()
    const at = deps.now()
    const had = (await findPhoto(tx, id)) !== null
    if (!had && jpeg === null) return
    if (jpeg === null) await tx.deleteFrom('caretaker_photos').where('account_id', '=', id).execute()
    else await storePhoto(tx, id, { jpeg, updated_at: at.toISOString() })
    await writeAudit(tx, {
      performer: caller.performer,
      action: 'USER_MANAGEMENT',
      resourceType: 'caretaker',
      resourceId: id,
      description: jpeg === null ? `Removed the photo of ${account.name}` : `Changed the photo of ${account.name}`,
      changes: [{ field: 'photo', from: had ? 'shown' : null, to: jpeg === null ? null : 'shown' }],
      at,
    })
  })
}
