import { addDays, type Day, laterDay } from '../../contract/time.ts'
import type { RosterRule } from './roster-days.ts'

export type KnownRule = RosterRule & { readonly id: string }
/** A rule that applies from its first day on, without an end. */
export type WantedRule = Omit<RosterRule, 'to'>
export type MergedRules = {
  kept: KnownRule[]
  ended: { id: string; to: Day }[]
  removed: string[]
  added: WantedRule[]
}

const isSlotOf = (one: WantedRule, other: WantedRule): boolean =>
  one.code === other.code && one.weekday === other.weekday

/** Moves the first day of earlier rules to `start`. Of these, only the newest rule of each weekday and shift remains. */
const beginAt = (start: Day, rules: readonly WantedRule[]): WantedRule[] =>
  rules
    .filter(
      (rule) =>
        rule.from >= start ||
        !rules.some((other) => isSlotOf(rule, other) && other.from > rule.from && other.from <= start),
    )
    .map((rule) => ({ ...rule, from: laterDay(rule.from, start) }))

/**
 * Replaces the `known` rules from `start` on by the `given` rules. Rules before that day remain as history (rule VISIT-13). A
 * given rule that equals a known rule without an end does not replace it; the known rule keeps its first day.
 */
export function mergeRules(known: readonly KnownRule[], given: readonly WantedRule[], start: Day): MergedRules {
  const isKnown = (rule: WantedRule) => (other: KnownRule) =>
    isSlotOf(rule, other) &&
    other.to === null &&
    other.caretakerId === rule.caretakerId &&
    (other.from === rule.from || (rule.from === start && other.from < start))
  const stays = new Set<string>()
  const added: WantedRule[] = []
  for (const rule of beginAt(start, given)) {
    const standing = known.find(isKnown(rule))
    if (standing) stays.add(standing.id)
    else added.push(rule)
  }
  const touched = known.filter(({ id, to }) => !stays.has(id) && (to === null || to >= start))
  const ended = touched.filter(({ from }) => from < start).map(({ id }) => ({ id, to: addDays(start, -1) }))
  const removed = touched.filter(({ from }) => from >= start).map(({ id }) => id)
  const ends = new Map(ended.map(({ id, to }) => [id, to]))
  const kept = known
    .filter(({ id }) => !removed.includes(id))
    .map((rule) => ({ ...rule, to: ends.get(rule.id) ?? rule.to }))
  return { kept, ended, removed, added }
}
