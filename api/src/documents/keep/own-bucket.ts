import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { newId, readJson, writeJson } from '@thodu/db'
import type { Deps } from '../../http/environment.ts'
import { StoreError } from '../../storage/object-store.ts'
import { makeTemporaryPath } from './temporary-path.ts'

type Needs = Pick<Deps, 'config' | 'database' | 'uploads' | 'now'>

/** Says in the bucket whose it is. */
const marker = 'thodu-installation'
const fact = 'installation'

/** What this installation is called; made once, kept in its database and its backups. */
async function readInstallation({ database, now }: Needs): Promise<string> {
  const find = () =>
    database.read.selectFrom('system_facts').select('value').where('name', '=', fact).executeTakeFirst()
  if (!(await find())) {
    const at = now()
    const row = { name: fact, value: writeJson(newId(at.getTime())), updated_at: at.toISOString() }
    await database.write((tx) =>
      tx
        .insertInto('system_facts')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute(),
    )
  }
  return readJson<string>((await find())?.value ?? '""')
}

async function readMarker({ uploads }: Needs): Promise<string | undefined> {
  const found = await uploads.open(marker)
  if (!found) return undefined
  const parts: Buffer[] = []
  for await (const part of found.stream) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString()
}

async function writeMarker({ config, uploads }: Needs, text: string): Promise<void> {
  const path = await makeTemporaryPath(config.uploadsDir)
  const sha256 = createHash('sha256').update(text).digest('hex')
  await writeFile(path, text, { mode: 0o600 })
  try {
    await uploads.keep(marker, { path, bytes: Buffer.byteLength(text), sha256 })
  } catch (error) {
    if (!(error instanceof StoreError) || error.why !== 'taken') throw error
  } finally {
    await rm(path, { force: true })
  }
}

/**
 * Whether the bucket of uploads is this installation's: the first one that asks owns it. Another database knows nothing of
 * what lies there, and would take all of it for orphans.
 */
export async function ownsBucket(needs: Needs): Promise<boolean> {
  const own = await readInstallation(needs)
  if ((await readMarker(needs)) === undefined) await writeMarker(needs, own)
  return (await readMarker(needs)) === own
}
