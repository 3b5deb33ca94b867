/** Reasons for a caretaker's absence. */
export const timeOffKinds = ['day-off', 'sick', 'leave', 'other'] as const
