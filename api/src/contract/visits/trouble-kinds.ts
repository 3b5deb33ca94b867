/** What may be wrong with a visit, as who goes there says it (rule DAY-23), the worst first. */
export const troubleKinds = ['fall', 'unwell', 'hospital', 'not-safe', 'refused', 'something-missing', 'other'] as const
export type TroubleKind = (typeof troubleKinds)[number]

export const troubleStatuses = ['new', 'seen', 'closed'] as const
