import type { z } from 'zod'
import type { enterPrivacyRequestSchema } from '../../contract/privacy/requests.schema.ts'
import type { Caller } from '../../http/caller.ts'
import { readEntryTime } from '../../http/entry-time.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { findFamily } from './move-request.ts'
import { notifyFamily } from './notify-family.ts'
import { openRequest } from './open-request.ts'

type Input = z.output<typeof enterPrivacyRequestSchema>

/**
 * An admin enters a request that came by phone or letter, as if the person had sent it (rule PRIV-R8). A repeated call finds the
 * first one.
 * @throws ApiError 400 for a wrong time; 409 for an unknown family, or if another call used the client event id
 */
export const enterPrivacyRequest = (
  deps: Deps,
  { actor, performer }: Caller,
  { cameAt, way, family = null, asPatient = false, keepFromFamily = false, proof, ...given }: Input,
): Promise<{ isNews: boolean; id: string }> =>
  deps.database.write(async (tx) => {
    const now = deps.now()
    const before = await tx
      .selectFrom('privacy_requests')
      .select(['id', 'entered_by'])
      .where('client_event_id', '=', given.clientEventId)
      .executeTakeFirst()
    if (before?.entered_by === actor.id) return { isNews: false, id: before.id }
    if (before) throw conflict('request.conflict')
    const entered = {
      by: actor.id,
      way,
      cameAt: readEntryTime(cameAt, now),
      family: await findFamily(tx, family),
      proof: proof ?? null,
    }
    const asked = { ...given, language: undefined, byPatient: asPatient, keepFromFamily, entered }
    const row = await openRequest(tx, deps.config, performer, asked, now)
    await notifyFamily(tx, deps.config.office, row, now)
    return { isNews: true, id: row.id }
  })
