import { readJson, type Tx, writeJson } from '@thodu/db'
import type { Deps } from '../../http/environment.ts'
import type { mailFailureFact } from '../../mail/mail-failure.ts'

/** The newest fact of each kind is in system_facts. */
export type FactName =
  | 'last-proven-backup'
  | 'last-nightly-backup'
  | 'backup-failure'
  | 'last-copy-elsewhere'
  | 'copy-failure'
  | 'upgrade-copy'
  | 'lost-uploads'
  | 'notices-mailed'
  | typeof mailFailureFact

export type Failure = { at: string; message: string }

export async function writeFact(tx: Tx, name: FactName, fact: unknown, at: Date): Promise<void> {
  const row = { value: writeJson(fact), updated_at: at.toISOString() }
  await tx
    .insertInto('system_facts')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

export const eraseFact = (tx: Tx, name: FactName) => tx.deleteFrom('system_facts').where('name', '=', name).execute()

/** Records a failure, which the next success removes. */
export const recordFailure = ({ database, now }: Deps, name: FactName, error: unknown): Promise<void> => {
  const at = now()
  const message = error instanceof Error ? error.message : String(error)
  return database.write((tx) => writeFact(tx, name, { at: at.toISOString(), message } satisfies Failure, at))
}

/** Uploads missing in the newest backup; `names` are the first ones. */
export type LostUploads = { at: string; count: number; names: string[] }
/** An unmounted store loses all files at once, so a few names suffice. */
const mostNames = 20

/** Records the uploads that a backup lacks (rule OPS-20). */
export async function recordLostUploads(tx: Tx, lost: readonly string[], now: Date): Promise<void> {
  if (lost.length === 0) {
    await eraseFact(tx, 'lost-uploads')
    return
  }
  const known = (await readFacts({ database: { read: tx } }))<LostUploads>('lost-uploads')
  // A further loss is a new notice, even if an older one is known.
  const at = known && known.count >= lost.length ? known.at : now.toISOString()
  const fact: LostUploads = { at, count: lost.length, names: lost.slice(0, mostNames) }
  await writeFact(tx, 'lost-uploads', fact, now)
}

/** Reads all facts. @returns a function that finds a fact by its name */
export async function readFacts({ database }: { database: Pick<Deps['database'], 'read'> }) {
  const facts = await database.read.selectFrom('system_facts').select(['name', 'value']).execute()
  return <Fact>(name: FactName): Fact | null => {
    const fact = facts.find((row) => row.name === name)
    return fact ? readJson<Fact>(fact.value) : null
  }
}
