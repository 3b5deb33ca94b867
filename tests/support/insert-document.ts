import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId, type Tables } from '@thodu/db'
import type { Insertable } from 'kysely'
import { deleteStoredFile, storeUpload } from '../../api/src/documents/kept-files.ts'
import type { TestApi } from './api.ts'

/** `bytes` is the content in storage; without it there is only a row. */
export type GivenDocument = Partial<Insertable<Tables['documents']>> & { ownerId: string; bytes?: Buffer }

async function storeBytes({ deps }: Pick<TestApi, 'deps'>, bytes: Buffer) {
  const path = join(deps.config.uploadsDir, `${newId()}.part`)
  mkdirSync(deps.config.uploadsDir, { recursive: true })
  writeFileSync(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const storedName = await storeUpload(deps, { path, bytes: bytes.length, sha256 })
  await deleteStoredFile(path)
  return { stored_name: storedName, sha256, size_bytes: bytes.length }
}

/** Inserts an upload for tests that are not about uploading; any column can be given. @returns its id */
export async function insertDocument(
  api: Pick<TestApi, 'deps'>,
  { ownerId, bytes, ...columns }: GivenDocument,
): Promise<string> {
  const id = newId()
  const kept = bytes ? await storeBytes(api, bytes) : { stored_name: id, sha256: '', size_bytes: 1_000 }
  await api.deps.database.write((tx) =>
    tx
      .insertInto('documents')
      .values({
        id,
        owner_id: ownerId,
        name: 'report.pdf',
        category: null,
        media_type: 'application/pdf',
        status: 'pending',
        reason: null,
        decided_at: null,
        uploaded_at: api.deps.now().toISOString(),
        ...kept,
        ...columns,
      })
      .execute(),
  )
  return id
}
