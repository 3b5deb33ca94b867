import type { MinuteHours } from '../../contract/people/caretaker-profile.ts'

const day = 1_440
const week = 7 * day

type Span = { from: number; to: number }

/** Minutes after Sunday's midnight, once more a week before and after: a night of Saturday ends on Sunday. */
const spansOf = (hours: readonly MinuteHours[]): Span[] =>
  hours.flatMap(({ weekday, fromMin, toMin }) =>
    [-week, 0, week].map((shift) => ({ from: weekday * day + fromMin + shift, to: weekday * day + toMin + shift })),
  )

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

/** How much of the slots lies within the hours somebody gave, from 0 to 1; a slot that begins on `weeklyOff` does not. */
export function coverHours(
  slots: readonly MinuteHours[],
  hours: readonly MinuteHours[],
  weeklyOff: number | null,
): number {
  const free = merge(spansOf(hours))
  let asked = 0
  let covered = 0
  for (const slot of slots) {
    asked += slot.toMin - slot.fromMin
    if (slot.weekday === weeklyOff) continue
    const from = slot.weekday * day + slot.fromMin
    const to = slot.weekday * day + slot.toMin
    for (const span of free) covered += Math.max(0, Math.min(to, span.to) - Math.max(from, span.from))
  }
  return asked === 0 ? 0 : covered / asked
}
