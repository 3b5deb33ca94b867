import { dayMs, hourMs } from '../time.ts'

/** In the order of the form (rule PRIV-R1). */
export const privacyKinds = ['access', 'correction', 'erasure', 'grievance', 'nomination', 'withdrawal'] as const
export type PrivacyKind = (typeof privacyKinds)[number]

export const privacyStatuses = ['new', 'acknowledged', 'waiting', 'done', 'refused'] as const
export type PrivacyStatus = (typeof privacyStatuses)[number]

/**
 * How the office confirmed the requester's identity: own sign-in, a call to the number or a code to the address on file, or a
 * document.
 */
export const privacyProofs = ['sign-in', 'call', 'mail', 'paper'] as const
export type PrivacyProof = (typeof privacyProofs)[number]
export const officeProofs = ['call', 'mail', 'paper'] as const

/** `soonAt` is when the office is reminded of the answer. */
export const privacyTimes = (from: Date, { ackHours, answerDays }: { ackHours: number; answerDays: number }) => {
  const dueAt = from.getTime() + answerDays * dayMs
  return {
    dueAckAt: new Date(from.getTime() + ackHours * hourMs),
    dueAt: new Date(dueAt),
    soonAt: new Date(Math.max(from.getTime(), dueAt - soonMs)),
  }
}
const soonMs = 7 * dayMs
