import { newId } from '@thodu/db'
import { findAccount } from '../accounts/accounts.queries.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { FamilyNote } from '../contract/dashboard/dashboard.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound } from '../http/errors/api-error.ts'
import { findNotes } from './find-family.ts'

/** The family's page shows all notes at once. */
const maxNotes = 200

/**
 * Adds an office note; the audit log does not contain its text (rule OFF-26).
 * @returns all notes, newest first
 * @throws ApiError 404; 409 at the maximum of notes
 */
export const addFamilyNote = (
  deps: Deps,
  { actor, performer }: Caller,
  { id, note }: { id: string; note: string },
): Promise<FamilyNote[]> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const family = await findAccount(tx, { id })
    if (!family) throw notFound()
    const { notes } = await tx
      .selectFrom('family_notes')
      .select(({ fn }) => fn.countAll<number>().as('notes'))
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    if (notes >= maxNotes) throw conflict('family.too_many_notes')
    const row = {
      id: newId(at.getTime()),
      note,
      author_name: actor.name,
      created_at: at.toISOString(),
    }
    await tx
      .insertInto('family_notes')
      .values({ ...row, account_id: id, author_id: actor.id })
      .execute()
    await writeAudit(tx, {
      performer,
      action: 'NOTES_ADDED',
      resourceType: 'user',
      resourceId: id,
      description: `Office note about ${family.name} added`,
      at,
    })
    return findNotes(tx, id)
  })
