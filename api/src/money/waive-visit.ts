import type { z } from 'zod'
import type { waiveVisitSchema } from '../contract/money/money.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditVisit } from '../visits/audit-visit.ts'
import { updateVisit } from '../visits/schedule/update-visit.ts'
import { findVisit } from '../visits/visits.queries.ts'
import { isBilled } from './issue-bill.ts'
import { readOfficeMoney } from './read-money.ts'

/**
 * An admin waives the charge of a visit that is on no bill (rule MON-16).
 * @throws ApiError 404; 409 when it costs nothing, changed since, or is billed
 */
export const waiveVisit = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof waiveVisitSchema> },
) =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, id, 'office')
    const { charge_no } = await tx
      .selectFrom('visits')
      .select('charge_no')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (charge_no === null || visit.charge !== 'due') throw conflict('money.costs_nothing')
    const day = visit.service_day
    if (await isBilled(tx, visit.booking_id, { from: day, to: day })) throw conflict('money.billed')
    await updateVisit(tx, { ...visit, revision: given.revision }, { charge: 'waived', waive_reason: given.reason }, at)
    await auditVisit(tx, caller, visit, {
      action: 'BOOKING_UPDATED',
      what: ' waived',
      changes: [
        { field: 'charge', from: visit.charge, to: 'waived' },
        { field: 'reason', from: null, to: given.reason },
      ],
      at,
    })
    return readOfficeMoney(tx, deps, visit.booking_id)
  })
