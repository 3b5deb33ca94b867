/** What families are promised (rule PROM-1); `rematch` is the office's own clock after a caretaker was taken back. */
export const promiseKinds = ['call', 'match', 'verification', 'caregiver', 'callback', 'reply', 'rematch'] as const
export type PromiseKind = (typeof promiseKinds)[number]
/** Those that families know of. */
export const publicPromiseKinds = ['call', 'match', 'verification', 'caregiver', 'callback', 'reply'] as const
/** What is promised with each booking. */
export const bookingPromiseKinds = ['call', 'match', 'verification', 'caregiver'] as const

/** `late` is overdue and still waited for, `broken` is over: done too late, or never. */
export const promiseStates = ['open', 'kept', 'late', 'broken', 'void'] as const
export type PromiseState = (typeof promiseStates)[number]

/** Why a promise was not kept, in the office's choice (rule PROM-7). */
export const promiseReasons = [
  'family-unreachable',
  'family-asked',
  'no-caretaker',
  'our-delay',
  'no-network',
  'outside-area',
  'other',
] as const
export type PromiseReason = (typeof promiseReasons)[number]

/** Days that a kept rate looks back, and how many promises it needs before anybody is shown it (rule PROM-9). */
export const keptDays = 90
export const fewestCounted = 20
/** Percents are rounded down: no rate looks better than it is. */
export const keptPercent = (kept: number, total: number): number => Math.floor((100 * kept) / total)
