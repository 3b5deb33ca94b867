import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ObjectStore, StoreError } from './object-store.ts'

/** Contains the id of the owning installation. */
export const markerName = 'thodu-installation'

async function readMarker(store: ObjectStore): Promise<string | undefined> {
  const found = await store.open(markerName)
  if (!found) return undefined
  const parts: Buffer[] = []
  for await (const part of found.stream) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString()
}

async function writeMarker(store: ObjectStore, text: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thodu-marker-'))
  const path = join(folder, markerName)
  const sha256 = createHash('sha256').update(text).digest('hex')
  try {
    await writeFile(path, text)
    await store.keep(markerName, { path, bytes: Buffer.byteLength(text), sha256 })
  } catch (error) {
    if (!(error instanceof StoreError) || error.why !== 'taken') throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The first installation that asks owns a place. Callers ask before they remove files: another installation's files are not in
 * this database.
 * @throws StoreError
 */
export async function ownsPlace(store: ObjectStore, installation: string): Promise<boolean> {
  const owner = await readMarker(store)
  if (owner !== undefined) return owner === installation
  await writeMarker(store, installation)
  return (await readMarker(store)) === installation
}
