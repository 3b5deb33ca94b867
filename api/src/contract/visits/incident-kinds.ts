/** Types of incidents, most serious first (rule DAY-23). */
export const troubleKinds = ['fall', 'unwell', 'hospital', 'not-safe', 'refused', 'something-missing', 'other'] as const
export type TroubleKind = (typeof troubleKinds)[number]

export const troubleStatuses = ['new', 'seen', 'closed'] as const
