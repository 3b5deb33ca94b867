/**
 * What cannot wait, the worst first: the Board wants to hear of a breach, something is wrong with a visit, as who is there says it, nobody came, late, nobody chosen for
 * the next 24 hours, something was wrong with a visit, a change that a family asks for, a call, a promise (rule HALL-1).
 */
export const hallKinds = ['breach', 'trouble', 'absent', 'late', 'open', 'remark', 'change', 'call', 'promise'] as const
export type HallKind = (typeof hallKinds)[number]

/** The loud ones: a patient needs somebody at this moment. */
export const loudKinds: readonly HallKind[] = ['breach', 'trouble', 'absent', 'late']
