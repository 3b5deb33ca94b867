import { newId, type PromiseRow, type Tx } from '@thodu/db'
import type { CallbackWindow } from '../contract/care/catalogue.ts'
import { type PromiseRules, promiseDueAt } from '../contract/promises/due-times.ts'
import type { PromiseKind } from '../contract/promises/promise-kinds.ts'
import { dayInCity } from '../contract/time.ts'
import { alertTimes } from './promise-rules.ts'

export type PromiseSubject = { type: PromiseRow['subject_type']; id: string }
type Input = { kinds: readonly PromiseKind[]; window?: CallbackWindow; round?: number }

/** Creates promises in the transaction of their subject (rule PROM-2). */
export async function makePromises(
  tx: Tx,
  rules: PromiseRules,
  subject: PromiseSubject,
  { kinds, window, round = 0 }: Input,
  at: Date,
): Promise<void> {
  const started_at = at.toISOString()
  const rows = kinds.map((kind) => {
    const due = promiseDueAt(rules, kind, at, window)
    const due_at = due.toISOString()
    return {
      id: newId(at.getTime()),
      subject_type: subject.type,
      subject_id: subject.id,
      kind,
      round,
      clock: rules.clock.clock,
      started_at,
      due_at,
      due_day: dayInCity(due),
      ends_at: due_at,
      held_minutes: 0,
      next_alert_at: new Date(alertTimes({ started_at, ends_at: due_at }).soon).toISOString(),
      met_at: null,
      broken_noted_at: null,
      closed_at: null,
      void_at: null,
      void_reason: null,
      reason_code: null,
      reason_note: null,
      reason_by: null,
      reason_at: null,
    }
  })
  await tx.insertInto('promises').values(rows).execute()
}

/** Finds the next number of a promise; a kind may be promised again. */
export async function nextRound(tx: Tx, { type, id }: PromiseSubject, kind: PromiseKind): Promise<number> {
  const last = await tx
    .selectFrom('promises')
    .select(({ fn }) => fn.max('round').as('round'))
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return (last.round ?? -1) + 1
}
