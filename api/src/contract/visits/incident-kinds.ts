/** Types of incidents, most serious first (rule DAY-23). */
export const incidentKinds = [
  'fall',
  'unwell',
  'hospital',
  'not-safe',
  'refused',
  'something-missing',
  'other',
] as const
export type IncidentKind = (typeof incidentKinds)[number]

export const incidentStatuses = ['new', 'seen', 'closed'] as const
