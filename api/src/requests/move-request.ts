import type { Tx } from '@thodu/db'
import type { Caller } from '../http/caller.ts'
import type { UndoSubject } from '../undo/undo.ts'
import { rememberUndo } from '../undo/undo.ts'

/** Where a request stood and whose it was: what an undo puts back. */
export type Waited = { status: string; owner_id: string | null; owned_at: string | null }

/**
 * Whose a request is after its status has changed: nobody's once it waits again, else theirs who moved it on, for the others to
 * see who has called. The change can be undone (rules REQ-7, BOOK-18).
 */
export async function moveRequest<Status extends string>(
  tx: Tx,
  caller: Caller,
  subject: UndoSubject,
  { before, to, waits }: { before: Waited; to: Status; waits: boolean },
  at: Date,
): Promise<Pick<Waited, 'owner_id' | 'owned_at'>> {
  const { status, owner_id, owned_at } = before
  if (status === to) return { owner_id, owned_at }
  await rememberUndo(tx, caller, subject, { status, owner_id, owned_at }, at)
  return waits ? { owner_id: null, owned_at: null } : { owner_id: caller.actor.id, owned_at: at.toISOString() }
}
