import { dayMs, hourMs } from '../time.ts'

/** What somebody may ask about personal data, in the order of the choice (rule PRIV-R1). */
export const privacyKinds = ['access', 'correction', 'erasure', 'grievance', 'nomination', 'withdrawal'] as const
export type PrivacyKind = (typeof privacyKinds)[number]

export const privacyStatuses = ['new', 'acknowledged', 'waiting', 'done', 'refused'] as const
export type PrivacyStatus = (typeof privacyStatuses)[number]

/** How the office knows who asks: the own sign-in, a call to the number or a code to the address on file, a paper that was seen. */
export const privacyProofs = ['sign-in', 'call', 'mail', 'paper'] as const
export type PrivacyProof = (typeof privacyProofs)[number]
/** Those that the office can say. */
export const officeProofs = ['call', 'mail', 'paper'] as const

/** Until when a request is acknowledged and answered, and when the office hears that an answer is due soon. */
export const privacyTimes = (from: Date, { ackHours, answerDays }: { ackHours: number; answerDays: number }) => {
  const dueAt = from.getTime() + answerDays * dayMs
  return {
    dueAckAt: new Date(from.getTime() + ackHours * hourMs),
    dueAt: new Date(dueAt),
    soonAt: new Date(Math.max(from.getTime(), dueAt - soonMs)),
  }
}
/** The office is told so long before an answer is due. */
const soonMs = 7 * dayMs
