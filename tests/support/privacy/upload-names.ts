import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUploadName, newUploadName } from '../../../api/src/storage/upload-name.ts'
import type { TestApi } from '../api.ts'

/** The seed's file names hold canaries, which no home of uploads takes: the same bytes under names that it does. */
export async function renameFiles(api: Pick<TestApi, 'config' | 'deps'>): Promise<void> {
  const rows = await api.deps.database.read.selectFrom('documents').select(['id', 'stored_name']).execute()
  for (const { id, stored_name } of rows) {
    if (isUploadName(stored_name)) continue
    const from = join(api.config.uploadsDir, stored_name)
    const bytes = existsSync(from) ? readFileSync(from) : Buffer.from(stored_name)
    const name = newUploadName()
    writeFileSync(join(api.config.uploadsDir, name), bytes)
    rmSync(from, { force: true })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const kept = { stored_name: name, sha256, size_bytes: bytes.length } as never
    await api.deps.database.write((tx) => tx.updateTable('documents').set(kept).where('id', '=', id).execute())
  }
}
