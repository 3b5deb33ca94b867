import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import type { Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { StoredLogo } from '../contract/settings/settings.schema.ts'
import { texts } from '../contract/texts.ts'
import { dayMs } from '../contract/time.ts'
import { detectFileType } from '../documents/examine/detect-file-type.ts'
import { deleteStoredFile } from '../documents/kept-files.ts'
import type { ReceivedFile } from '../documents/receive-upload.ts'
import { countSeconds } from '../documents/upload-limit.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError, wrongField } from '../http/errors/api-error.ts'

export const maxLogoBytes = 1024 * 1024
/** Bytes read to detect an SVG. */
const svgWithin = 4_096
/** An open form may still save a logo that no settings use. */
const unusedFor = dayMs

async function isSvg(path: string): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(svgWithin), 0, svgWithin, 0)
    return /^\s*</.test(buffer.toString('utf8', 0, bytesRead).replace('\uFEFF', '')) && buffer.includes('<svg')
  } finally {
    await handle.close()
  }
}

/** @throws ApiError 400 for anything but an SVG or a PNG */
async function findType(path: string): Promise<'image/svg+xml' | 'image/png'> {
  if ((await detectFileType(path, 'logo.png')) === 'image/png') return 'image/png'
  if (await isSvg(path)) return 'image/svg+xml'
  throw wrongField('logo', texts.settings.logoFile)
}

/** Redraws the logo as PNG in a separate process, so that no script, address or file of an SVG reaches a page. */
async function drawLogo(deps: Deps, { actor }: Caller, received: ReceivedFile): Promise<Buffer> {
  let { path } = received
  try {
    const type = await findType(path)
    path = await deps.examiner.examine({ path, type, owner: actor.id, shape: 'logo' }, countSeconds(deps, actor.id))
    return await readFile(path)
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 413 || error.status === 415)
    throw isRefused ? wrongField('logo', texts.settings.logoFile) : error
  } finally {
    await deleteStoredFile(path)
  }
}

/** A PNG contains its size at these byte offsets. */
const [widthAt, heightAt] = [16, 20]

async function removeUnused(tx: Tx, at: Date): Promise<void> {
  const rows = await tx.selectFrom('settings').select('changed').where('section', '=', 'look').execute()
  const named = new Set(rows.flatMap(({ changed }) => changed.match(/[0-9a-f]{64}/g) ?? []))
  const before = new Date(at.getTime() - unusedFor).toISOString()
  const old = await tx.selectFrom('logos').select('id').where('created_at', '<', before).execute()
  for (const { id } of old) if (!named.has(id)) await tx.deleteFrom('logos').where('id', '=', id).execute()
}

/**
 * Stores a logo; pages change when the look is saved with it (rule SET-14).
 * @throws ApiError 400 for another file type, 503 while many files are examined
 */
export async function storeLogo(deps: Deps, caller: Caller, received: ReceivedFile): Promise<StoredLogo> {
  const picture = await drawLogo(deps, caller, received)
  const logo = createHash('sha256').update(picture).digest('hex')
  const columns = {
    png: picture.toString('base64'),
    width: picture.readUInt32BE(widthAt),
    height: picture.readUInt32BE(heightAt),
  }
  const at = deps.now()
  await deps.database.write(async (tx) => {
    await removeUnused(tx, at)
    await tx
      .insertInto('logos')
      .values({ id: logo, ...columns, created_at: at.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await writeAudit(tx, {
      performer: caller.performer,
      action: 'SYSTEM_SETTINGS_CHANGED',
      resourceType: 'system',
      description: 'Logo uploaded',
      at,
    })
  })
  return { logo, ...columns }
}
