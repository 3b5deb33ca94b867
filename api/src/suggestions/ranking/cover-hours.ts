import type { MinuteHours } from '../../contract/suggestions/caretaker-profile.ts'
import { dayMinutes, weekMinutes } from '../../contract/time.ts'

type Span = { from: number; to: number }

/** Minutes after midnight of Sunday, repeated a week before and after, because a night of Saturday ends on Sunday. */
function spansOf(hours: readonly MinuteHours[]): Span[] {
  const spans: Span[] = []
  for (const shift of [-weekMinutes, 0, weekMinutes])
    for (const { weekday, fromMin, toMin } of hours) {
      const start = weekday * dayMinutes + shift
      spans.push({ from: start + fromMin, to: start + toMin })
    }
  return spans
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

/** @returns the share of the slots within the hours, from 0 to 1; a slot on `weeklyOff` is not covered */
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
    const from = slot.weekday * dayMinutes + slot.fromMin
    const to = slot.weekday * dayMinutes + slot.toMin
    for (const span of free) covered += Math.max(0, Math.min(to, span.to) - Math.max(from, span.from))
  }
  return asked === 0 ? 0 : covered / asked
}
