import type { CareTaskCode, TaskResult } from '../../../tasks/care-tasks.ts'

/** What is ticked at the end of a visit (rule DAY-22), as caretakers, families and the office read it: one catalogue for all of them. */
export const careTaskWords = {
  /** What it is asked by. */
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
  /** What is told of it once it is done. */
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
  /** What stands on the three buttons. */
  answers: { done: 'Done', 'not-done': 'Not done', refused: 'Refused' } satisfies Record<TaskResult, string>,
  /** What stands behind the name of what is not done. */
  results: { 'not-done': 'not done', refused: 'refused' } satisfies Record<Exclude<TaskResult, 'done'>, string>,
} as const
