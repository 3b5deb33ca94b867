/**
 * Steps of the attention list, the most urgent first (rule HALL-1). Of a visit: `trouble` is an incident, `unassigned` should have begun
 * and has no caretaker, `absent` and `late` have one who has not arrived, `open` begins within 48 hours without a caretaker,
 * `remark` is a complaint. Of a booking: care begins within 48 hours with `noCaretaker` or `noPlan`; `change`, `call` and `promise`
 * wait for the office. `notice` is about the server. `unchecked` is one row for all caretakers who lack a required check.
 * `unconfirmed` is one row for each caretaker who has not confirmed changed visits.
 */
export const attentionKinds = [
  'breach',
  'trouble',
  'unassigned',
  'absent',
  'late',
  'notice',
  'open',
  'noCaretaker',
  'noPlan',
  'unconfirmed',
  'remark',
  'change',
  'privacy',
  'call',
  'promise',
  'unchecked',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

/** Headings of the attention list, in order (rule HALL-1). */
export const attentionGroups = [
  'incidents',
  'unassigned',
  'absent',
  'system',
  'soon',
  'unconfirmed',
  'requests',
  'calls',
  'stuck',
  'checks',
  'older',
] as const
export type AttentionGroup = (typeof attentionGroups)[number]

/** Heading of each step up to one week old. */
export const groupOfKind: Readonly<Record<AttentionKind, Exclude<AttentionGroup, 'older'>>> = {
  breach: 'incidents',
  trouble: 'incidents',
  unassigned: 'unassigned',
  absent: 'absent',
  late: 'absent',
  notice: 'system',
  open: 'soon',
  noCaretaker: 'soon',
  noPlan: 'soon',
  unconfirmed: 'unconfirmed',
  remark: 'requests',
  change: 'requests',
  privacy: 'requests',
  call: 'calls',
  promise: 'stuck',
  unchecked: 'checks',
}

export const redKinds: readonly AttentionKind[] = [
  'breach',
  'trouble',
  'unassigned',
  'absent',
  'late',
  'notice',
  'open',
  'noCaretaker',
  'noPlan',
  'privacy',
]
