import type { Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import { toTime } from '../../contract/time.ts'
import { formatDateTime } from '../../contract/words/formats.ts'
import type { Caller } from '../../http/caller.ts'
import type { TimeOffRequest } from './time-off.queries.ts'

export const nameTimeOff = ({ from, to }: { from: number; to: number }): string =>
  `Time off from ${formatDateTime(toTime(from))} to ${formatDateTime(toTime(to))}`

type Decision = {
  status: 'requested' | 'approved' | 'declined' | 'withdrawn'
  /** Null removes an earlier decision, and undefined leaves it. */
  decidedBy: string | null | undefined
}

/** Sets the status of all rows of a request, with an audit row. */
export async function setStatus(
  tx: Tx,
  caller: Caller,
  request: TimeOffRequest,
  { status, decidedBy }: Decision,
  at: Date,
) {
  const decided =
    decidedBy === undefined ? {} : { decided_by: decidedBy, decided_at: decidedBy === null ? null : at.toISOString() }
  await tx
    .updateTable('time_off')
    .set({ status, ...decided })
    .where(({ eb, or }) => or([eb('id', '=', request.id), eb('part_of', '=', request.id)]))
    .execute()
  await writeAudit(tx, {
    performer: caller.performer,
    action: 'STATUS_UPDATE',
    resourceType: 'caretaker',
    resourceId: request.caretaker_id,
    description: `${nameTimeOff({ from: request.starts_min, to: request.ends_min })} of ${request.caretaker_name}: ${status}`,
    changes: [{ field: 'timeOff', from: request.status, to: status }],
    at,
  })
}
