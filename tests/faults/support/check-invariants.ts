import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDeps, loadConfig, verifyAudit } from '@thodu/api'
import { openDatabase } from '@thodu/db'
import BetterSqlite3 from 'better-sqlite3'
import { sweepOrphans } from '../../../api/src/documents/kept-files.ts'
import type { Ledger } from './ledger.ts'

export type Verdict = { acknowledged: number; lost: string[]; broken: string[] }

const listFiles = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function checkRows(database: BetterSqlite3.Database, ledger: Ledger): Verdict {
  const all = <Row>(sql: string) => database.prepare(sql).all() as Row[]
  const lost: string[] = []
  const broken: string[] = []
  for (const { integrity_check: line } of all<{ integrity_check: string }>('pragma integrity_check'))
    if (line !== 'ok') broken.push(`integrity: ${line}`)
  if (all('pragma foreign_key_check').length > 0) broken.push('a row refers to one that is not there')

  const bookings = all<{ id: string; patient_name: string }>('select id, patient_name from bookings')
  const audited = new Map<string, number>()
  for (const { resource_id: id } of all<{ resource_id: string }>(
    "select resource_id from audit_log where action = 'BOOKING_CREATED' and status = 'success'",
  ))
    audited.set(id, (audited.get(id) ?? 0) + 1)
  const perMarker = new Map<string, string[]>()
  for (const { id, patient_name: marker } of bookings) {
    perMarker.set(marker, [...(perMarker.get(marker) ?? []), id])
    if (audited.get(id) !== 1) broken.push(`booking ${id} has ${audited.get(id) ?? 0} audit rows`)
  }
  if (audited.size !== bookings.length) broken.push('an audit row tells of a booking that is not there')
  for (const [marker, id] of ledger.bookings)
    if (perMarker.get(marker)?.[0] !== id) lost.push(`booking ${id} was answered and is gone`)
  for (const marker of ledger.attempted)
    if ((perMarker.get(marker)?.length ?? 0) > 1) broken.push(`${marker} was booked twice`)

  const documents = new Set(all<{ id: string }>('select id from documents').map(({ id }) => id))
  for (const id of ledger.documents) if (!documents.has(id)) lost.push(`document ${id} was answered and is gone`)

  const counted = all<{ total: number | null }>('select sum(bookings) as total from booking_counts')[0]?.total ?? 0
  if (counted !== bookings.length) broken.push(`booking_counts says ${counted}, there are ${bookings.length}`)
  return { acknowledged: ledger.bookings.size + ledger.documents.size, lost, broken }
}

/** Each document row has its unchanged file. After the sweep of a start no other file is left. */
function checkFiles(database: BetterSqlite3.Database, uploadsDir: string, swept: boolean): string[] {
  const broken: string[] = []
  const rows = database.prepare('select stored_name, sha256 from documents').all() as {
    stored_name: string
    sha256: string
  }[]
  const left = new Set(listFiles(uploadsDir))
  for (const { stored_name: name, sha256 } of rows) {
    if (!left.delete(name)) broken.push(`the file of document ${name} is gone`)
    else if (
      createHash('sha256')
        .update(readFileSync(join(uploadsDir, name)))
        .digest('hex') !== sha256
    )
      broken.push(`the file of document ${name} has changed`)
  }
  if (swept && left.size > 0) broken.push(`${left.size} files belong to no document`)
  return broken
}

/** Runs the sweep of the next hour, which deletes files without a row once they are old enough. */
async function sweepAsInAnHour(dataDir: string): Promise<void> {
  const deps = await createDeps(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  await sweepOrphans({ ...deps, now: () => new Date(Date.now() + 2 * 3_600_000) })
  await deps.database.close()
}

/**
 * Checks all invariants: the database is intact, every answered write exists once, every unanswered one completely or not
 * at all, each change has its audit row and each document its file, and the audit chain is valid. `swept` means that a
 * start has cleaned up since the crash.
 */
export async function checkInvariants(dataDir: string, ledger: Ledger, swept = true): Promise<Verdict> {
  const file = join(dataDir, 'thodu.db')
  const raw = new BetterSqlite3(file, { fileMustExist: true, timeout: 5_000 })
  const verdict = checkRows(raw, ledger)
  if (swept) await sweepAsInAnHour(dataDir)
  verdict.broken.push(...checkFiles(raw, join(dataDir, 'uploads'), swept))
  raw.close()
  const database = openDatabase(file)
  const audit = await verifyAudit(database)
  await database.close()
  if (!audit.ok) verdict.broken.push(`audit row ${audit.seq}: ${audit.problem}`)
  return verdict
}
