export const timeOffKinds = ['day-off', 'sick', 'leave', 'other'] as const
