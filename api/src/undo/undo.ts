import { readJson, type Tx, writeJson } from '@thodu/db'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'

export type UndoSubject = { type: 'booking' | 'callback' | 'message'; id: string }

/** How long the server takes an undo, in ms: the 10 s that screens offer it, and time for slow lines. */
const undoFor = 30_000

/**
 * Remembers what stood before a change, so that its author can undo it (rule BOOK-18). In the transaction of the change; a
 * later one of the same thing takes its place.
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
 * Takes what stood before the caller's own last change; it can be taken once. `updatedAt` is the thing's own time of change:
 * when it is another one than the remembered, something has happened since.
 * @throws ApiError 409 when there is nothing to undo, it is too late, or something has happened since
 */
export async function takeUndo<Before>(
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

/** Forgets what nobody can undo any more. */
export async function sweepUndos({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const oldest = new Date(now().getTime() - undoFor).toISOString()
  await database.write((tx) => tx.deleteFrom('undos').where('made_at', '<', oldest).execute())
}
