import type { AttentionStep } from '../contract/dashboard/attention.schema.ts'
import {
  type AttentionGroup,
  type AttentionKind,
  attentionKinds,
  groupOfKind,
} from '../contract/dashboard/attention-kinds.ts'
import { dayMs } from '../contract/time.ts'
import type { Access } from '../http/ports.ts'

/** An open step. `toStep` is called only for shown steps, and `seen` is the access to record. */
export type FoundStep = {
  kind: AttentionKind
  at: string | null
  bookingIds: readonly string[]
  visitId?: string
  toStep: () => AttentionStep
  seen: readonly Access[]
}
export type AttentionRow = { group: AttentionGroup; step: FoundStep; also: FoundStep[] }

/** These steps move to "Older than a week". */
const kindsThatAge: readonly AttentionKind[] = ['noPlan', 'remark', 'change', 'call', 'promise']
const oldAfter = 7 * dayMs
const isOld = ({ kind, at }: FoundStep, now: Date): boolean =>
  at !== null && kindsThatAge.includes(kind) && Date.parse(at) < now.getTime() - oldAfter

/** A visit has one row for all of these. */
const kindsOfVisits: readonly AttentionKind[] = ['unassigned', 'absent', 'late', 'remark']
/** A booking has one row for all of these. */
const kindsWithoutCaretaker: readonly AttentionKind[] = ['unassigned', 'open', 'noCaretaker']

class AttentionRows {
  readonly rows: AttentionRow[] = []
  private readonly visits = new Map<string, AttentionRow>()
  private readonly hosts = new Map<string, AttentionRow>()
  private readonly withoutCaretaker = new Set<string>()

  /** Adds a row, or adds the step to the row of its visit or booking, or drops it when that row covers it. */
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
 * Groups open steps into rows, most urgent first: one for each incident, visit and booking. A family's complaints and
 * requests stay visible in the row of the visit or booking (rule HALL-1).
 */
export function groupAttention(steps: readonly FoundStep[], now: Date): AttentionRow[] {
  const sorted = attentionKinds.flatMap((kind) => steps.filter((step) => step.kind === kind))
  const rows = new AttentionRows()
  for (const step of sorted) if (!isOld(step, now)) rows.add(step, groupOfKind[step.kind])
  for (const step of sorted) if (isOld(step, now)) rows.add(step, 'older')
  return rows.rows
}
