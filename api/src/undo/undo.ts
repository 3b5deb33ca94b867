import { readJson, type Tx, writeJson } from '@thodu/db'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'

export type UndoSubject = { type: 'booking' | 'callback' | 'message'; id: string }

/** An undo is possible this long, in ms. Screens offer it for 10 s, and for 30 s after an absence; slow connections need more. */
export const undoFor = 45_000

/**
 * Stores the state before a change in its transaction, so that its author can undo it (rule BOOK-18). A later change
 * replaces it.
 */
export async function rememberUndo(
  tx: Tx,
  { actor }: Caller,
  subject: UndoSubject,
  before: Record<string, unknown>,
  at: Date,
): Promise<void> {
  const change = { author_id: actor.id, made_at: at.toISOString(), before: writeJson(before) }
  await tx
    .insertInto('undos')
    .values({ subject_type: subject.type, subject_id: subject.id, ...change })
    .onConflict((row) => row.columns(['subject_type', 'subject_id']).doUpdateSet(change))
    .execute()
}

/**
 * Takes the state before the caller's last change, once.
 * @param updatedAt when the subject was changed last; another time means a later change
 * @throws ApiError 409 when there is nothing to undo, it is too late, or the subject changed since
 */
export async function applyUndo<Before>(
  tx: Tx,
  { actor }: Caller,
  subject: UndoSubject,
  updatedAt: string,
  now: Date,
): Promise<Before> {
  const undo = await tx
    .deleteFrom('undos')
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('author_id', '=', actor.id)
    .returning(['made_at', 'before'])
    .executeTakeFirst()
  if (!undo) throw conflict('undo.nothing')
  if (undo.made_at !== updatedAt) throw conflict('undo.changed_since')
  if (now.getTime() - Date.parse(undo.made_at) > undoFor) throw conflict('undo.too_late')
  return readJson<Before>(undo.before)
}

/**
 * Takes the states before one change of several subjects, once; a subject that changed since is missing.
 * @param madeAt when the caller made the change
 * @throws ApiError 409 when it is too late
 */
export async function takeUndos<Before>(
  tx: Tx,
  { actor }: Caller,
  { type, madeAt }: { type: UndoSubject['type']; madeAt: string },
  now: Date,
): Promise<Before[]> {
  if (now.getTime() - Date.parse(madeAt) > undoFor) throw conflict('undo.too_late')
  const undos = await tx
    .deleteFrom('undos')
    .where('subject_type', '=', type)
    .where('author_id', '=', actor.id)
    .where('made_at', '=', madeAt)
    .returning('before')
    .execute()
  return undos.map(({ before }) => readJson<Before>(before))
}

export async function sweepUndos({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const oldest = new Date(now().getTime() - undoFor).toISOString()
  await database.write((tx) => tx.deleteFrom('undos').where('made_at', '<', oldest).execute())
}
