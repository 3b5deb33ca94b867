import type { Tx } from '@thodu/db'
import { allClaims, type FoundClaim, type TableName } from './personal-data.ts'
import type { ErasingVerb } from './personal-table.ts'
import { type Person, rowsOf } from './rows-of.ts'

/** Each function returns the number of rows. */
export type ErasureActions = Readonly<Record<ErasingVerb, (tx: Tx, person: Person, at: Date) => Promise<number>>>
/** Counts deleted or emptied rows. */
export type Erased = ReadonlyMap<TableName, number>

/** Rows that are found through other rows are erased before those. */
const isFoundByOthers = ({ by }: FoundClaim): boolean => !('account' in by || 'email' in by)
const inOrder = [...allClaims.filter(isFoundByOthers), ...allClaims.filter((claim) => !isFoundByOthers(claim))]

async function eraseClaim(tx: Tx, claim: FoundClaim, person: Person): Promise<bigint> {
  const { table, by, erase } = claim
  if (erase === 'row')
    return (await tx.deleteFrom(table).where(rowsOf(by, person)).executeTakeFirstOrThrow()).numDeletedRows
  if (!('empty' in erase)) return 0n
  const emptied = tx.updateTable(table).set(erase.empty as never)
  return (await emptied.where(rowsOf(by, person)).executeTakeFirstOrThrow()).numUpdatedRows
}

/** Erases a person's rows as the list declares (rule PRIV-D2). */
export async function eraseRows(tx: Tx, person: Person, verbs: ErasureActions, at: Date): Promise<Erased> {
  const erased = new Map<TableName, number>()
  const done = new Set<ErasingVerb>()
  for (const claim of inOrder) {
    const { table, erase } = claim
    const before = erased.get(table) ?? 0
    if (typeof erase === 'object' && 'verb' in erase) {
      if (done.has(erase.verb)) continue
      done.add(erase.verb)
      erased.set(table, before + (await verbs[erase.verb](tx, person, at)))
    } else erased.set(table, before + Number(await eraseClaim(tx, claim, person)))
  }
  return erased
}
