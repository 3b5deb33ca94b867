/** Why a caretaker is away. */
export const timeOffKinds = ['day-off', 'sick', 'leave', 'other'] as const
