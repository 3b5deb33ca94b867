import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import { toTime } from '../contract/time.ts'
import type { Complaint, visitParts } from '../contract/visits/visit-parts.ts'
import type { z } from '../contract/wire/zod.ts'
import type { ListedVisit } from './visits.queries.ts'

const toTimeIfAny = (moment: number | null): string | null => (moment === null ? null : toTime(moment))

export const toVisitParts = (visit: ListedVisit): z.output<z.ZodObject<typeof visitParts>> => ({
  _id: visit.id,
  shift: visit.code,
  serviceDay: visit.service_day,
  startsAt: toTime(visit.starts_min),
  endsAt: toTime(visit.ends_min),
  status: visit.status,
  startedAt: toTimeIfAny(visit.started_min),
  endedAt: toTimeIfAny(visit.ended_min),
  startProof: visit.start_proof,
  revision: visit.revision,
})

export const toComplaint = ({ remark, remark_at, remark_closed_at, remark_done }: ListedVisit): Complaint | null =>
  remark_at === null ? null : { text: remark ?? '', at: remark_at, closedAt: remark_closed_at, done: remark_done }

/** Returns the area: the last part of the address that is not the city or a number, otherwise the city or the pincode. */
export function areaOf({ address = '', city = '', pincode = '' }: PatientDetails): string {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^[\d\s-]+$/.test(part) && part.toLowerCase() !== city.trim().toLowerCase())
  return (parts.length > 1 ? parts.at(-1) : undefined) ?? (city.trim() || pincode.trim())
}
