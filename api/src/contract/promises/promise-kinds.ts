/** `rematch` is internal, after a caretaker was removed (rule PROM-1). */
export const promiseKinds = ['call', 'match', 'verification', 'caregiver', 'callback', 'reply', 'rematch'] as const
export type PromiseKind = (typeof promiseKinds)[number]
export const publicPromiseKinds = ['call', 'match', 'verification', 'caregiver', 'callback', 'reply'] as const
/** Promises made with each booking. */
export const bookingPromiseKinds = ['call', 'match', 'verification', 'caregiver'] as const

/** `late` is still open; `broken` was fulfilled too late or never. */
export const promiseStates = ['open', 'kept', 'late', 'broken', 'void'] as const
export type PromiseState = (typeof promiseStates)[number]

/** Reasons for a broken promise, as the office chooses (rule PROM-7). */
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

/** Period of the rate of kept promises, and fewest promises for showing it (rule PROM-9). */
export const keptDays = 90
export const fewestCounted = 20
/** Rounded down, so that no rate looks better than it is. */
export const keptPercent = (kept: number, total: number): number => Math.floor((100 * kept) / total)
