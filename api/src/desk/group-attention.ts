import type { HallStep } from '../contract/desk/hall.schema.ts'
import { type AttentionGroup, groupOfKind, type HallKind, hallKinds } from '../contract/desk/hall-kinds.ts'
import { dayMs } from '../contract/time.ts'
import type { Seen } from '../http/ports.ts'

/** An open step as it was read; `toStep` is called only for steps that are shown, and `seen` names whose data it shows. */
export type FoundStep = {
  kind: HallKind
  at: string | null
  bookingIds: readonly string[]
  visitId?: string
  toStep: () => HallStep
  seen: readonly Seen[]
}
export type AttentionRow = { group: AttentionGroup; step: FoundStep; also: FoundStep[] }

/** Steps that move below "Older than a week"; every other step stays where it is, however old. */
const kindsThatAge: readonly HallKind[] = ['noPlan', 'remark', 'change', 'call', 'promise']
const oldAfter = 7 * dayMs
const isOld = ({ kind, at }: FoundStep, now: Date): boolean =>
  at !== null && kindsThatAge.includes(kind) && Date.parse(at) < now.getTime() - oldAfter

/** Each of these is about one visit, and each visit has one row. */
const kindsOfVisits: readonly HallKind[] = ['unassigned', 'absent', 'late', 'remark']
/** Each of these asks for a caretaker, and a booking asks once. */
const kindsWithoutCaretaker: readonly HallKind[] = ['unassigned', 'open', 'noCaretaker']

/** Collects rows, and remembers which bookings and visits have one. */
class AttentionRows {
  readonly rows: AttentionRow[] = []
  private readonly visits = new Map<string, AttentionRow>()
  private readonly hosts = new Map<string, AttentionRow>()
  private readonly withoutCaretaker = new Set<string>()

  /** Gives the step a row of its own, adds it to the row of its visit or booking, or leaves it out because that row asks for the same. */
  add(step: FoundStep, group: AttentionGroup): void {
    const { kind, visitId, bookingIds } = step
    const host = bookingIds.map((id) => this.hosts.get(id)).find((row) => row !== undefined)
    const isAskedFor = bookingIds.some((id) => this.withoutCaretaker.has(id))
    const visit = kindsOfVisits.includes(kind) && visitId !== undefined ? this.visits.get(visitId) : undefined
    if (visit) {
      if (kind === 'remark') visit.also.push(step)
      return
    }
    if ((kind === 'open' || kind === 'noCaretaker') && isAskedFor) return
    if (kind === 'promise' && host) return
    if ((kind === 'change' || kind === 'call') && host) host.also.push(step)
    else this.open(step, group)
  }

  private open(step: FoundStep, group: AttentionGroup): void {
    const row: AttentionRow = { group, step, also: [] }
    this.rows.push(row)
    if (step.visitId !== undefined) this.visits.set(step.visitId, row)
    for (const id of step.bookingIds) {
      if (!this.hosts.has(id)) this.hosts.set(id, row)
      if (kindsWithoutCaretaker.includes(step.kind)) this.withoutCaretaker.add(id)
    }
  }
}

/**
 * Groups open steps into rows, the most urgent first: each incident and each visit has one row, and so has each booking, with its most
 * urgent step. What a family says or asks for stays readable in the row of its visit or booking (rule HALL-1).
 */
export function groupAttention(steps: readonly FoundStep[], now: Date): AttentionRow[] {
  const sorted = hallKinds.flatMap((kind) => steps.filter((step) => step.kind === kind))
  const rows = new AttentionRows()
  for (const step of sorted) if (!isOld(step, now)) rows.add(step, groupOfKind[step.kind])
  for (const step of sorted) if (isOld(step, now)) rows.add(step, 'older')
  return rows.rows
}
