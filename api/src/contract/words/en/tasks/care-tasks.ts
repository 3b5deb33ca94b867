import type { CareTaskCode, TaskResult } from '../../../tasks/care-tasks.ts'

/** One catalogue for caretakers, families and the office (rule DAY-22). */
export const careTaskWords = {
  names: {
    medicine: 'Medicine',
    meals: 'Meals',
    fed: 'Feeding',
    washed: 'Wash',
    toilet: 'Toilet',
    dressing: 'Dressing',
    walked: 'Walk',
    exercises: 'Exercises',
    slept: 'Sleep',
  } satisfies Record<CareTaskCode, string>,
  done: {
    medicine: 'Medicine given',
    meals: 'Meals eaten',
    fed: 'Fed',
    washed: 'Washed',
    toilet: 'Helped with the toilet',
    dressing: 'Dressing changed',
    walked: 'Walked',
    exercises: 'Exercises done',
    slept: 'Slept',
  } satisfies Record<CareTaskCode, string>,
  answers: { done: 'Done', 'not-done': 'Not done', refused: 'Refused' } satisfies Record<TaskResult, string>,
  results: { 'not-done': 'not done', refused: 'refused' } satisfies Record<Exclude<TaskResult, 'done'>, string>,
} as const
