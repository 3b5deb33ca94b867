/**
 * What cannot wait, the worst first: the Board waits for a breach, something is wrong with a visit, as who is there says it, nobody came, late, nobody chosen for
 * the next 24 hours, something was wrong with a visit, a change that a family asks for, a call, a promise, a request about personal data that is late (rule HALL-1).
 */
export const hallKinds = [
  'breach',
  'trouble',
  'absent',
  'late',
  'open',
  'remark',
  'change',
  'call',
  'promise',
  'privacy',
] as const
export type HallKind = (typeof hallKinds)[number]

/** The loud ones: a patient needs somebody at this moment. */
export const loudKinds: readonly HallKind[] = ['trouble', 'absent', 'late']
/** Those that are late or missed, in red. */
export const redKinds: readonly HallKind[] = [...loudKinds, 'privacy', 'breach']
