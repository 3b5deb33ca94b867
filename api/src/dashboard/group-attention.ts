import type { AttentionStep } from '../contract/dashboard/attention.schema.ts'
import {
  type AttentionGroup,
  type AttentionKind,
  attentionKinds,
  groupOfKind,
} from '../contract/dashboard/attention-kinds.ts'
import { dayMs } from '../contract/time.ts'
import type { RecordedAccess } from '../http/ports.ts'

/** An open step. `toStep` is called only for shown steps, and `seen` is the access to record. */
export type FoundStep = {
  kind: AttentionKind
  at: string | null
  bookingIds: readonly string[]
  visitId?: string
  toStep: () => AttentionStep
  seen: readonly RecordedAccess[]
}
export type GroupedSteps = { group: AttentionGroup; step: FoundStep; also: FoundStep[] }

/** These steps move to "Older than a week". */
const kindsThatAge: readonly AttentionKind[] = ['noPlan', 'remark', 'change', 'call', 'promise']
const oldAfter = 7 * dayMs
const isOld = ({ kind, at }: FoundStep, now: Date): boolean =>
  at !== null && kindsThatAge.includes(kind) && Date.parse(at) < now.getTime() - oldAfter

/** Of these steps of one visit or one booking, the row shows only the first. */
const sameNeeds: readonly (readonly AttentionKind[])[] = [
  ['unassigned', 'absent', 'late'],
  ['unassigned', 'open', 'noCaretaker'],
]
const isSameNeed = (one: FoundStep, other: FoundStep): boolean =>
  sameNeeds.some((kinds) => kinds.includes(one.kind) && kinds.includes(other.kind))

/** Whether a row that shows `shown` also covers `step`. Two visits that should have begun are two steps. */
function isCovered(step: FoundStep, shown: readonly FoundStep[]): boolean {
  if (step.kind === 'promise') return true
  return shown.some(
    (one) =>
      isSameNeed(one, step) && (step.kind === 'open' || step.kind === 'noCaretaker' || one.visitId === step.visitId),
  )
}

class AttentionRows {
  readonly rows: GroupedSteps[] = []
  private readonly ofBooking = new Map<string, GroupedSteps>()

  /** Opens a row, adds the step to the row of its booking, or drops it when that row covers it. */
  add(step: FoundStep, group: AttentionGroup): void {
    const host = step.bookingIds.map((id) => this.ofBooking.get(id)).find((row) => row !== undefined)
    if (!host) this.open(step, group)
    else if (!isCovered(step, [host.step, ...host.also])) host.also.push(step)
  }

  private open(step: FoundStep, group: AttentionGroup): void {
    const row: GroupedSteps = { group, step, also: [] }
    this.rows.push(row)
    for (const id of step.bookingIds) this.ofBooking.set(id, row)
  }
}

/**
 * Groups open steps into rows, most urgent first: one for each booking, with its other steps in the same row (rule
 * HALL-6).
 */
export function groupAttention(steps: readonly FoundStep[], now: Date): GroupedSteps[] {
  const sorted = attentionKinds.flatMap((kind) => steps.filter((step) => step.kind === kind))
  const rows = new AttentionRows()
  for (const step of sorted) if (!isOld(step, now)) rows.add(step, groupOfKind[step.kind])
  for (const step of sorted) if (isOld(step, now)) rows.add(step, 'older')
  return rows.rows
}
