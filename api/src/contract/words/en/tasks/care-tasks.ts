import type { CareTaskCode, TaskResult } from '../../../tasks/care-tasks.ts'

/** Tasks at the end of a visit (rule DAY-22): one catalogue for caretakers, families and the office. */
export const careTaskWords = {
  /** Names of the tasks. */
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
  /** Texts for completed tasks. */
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
  /** Labels of the three buttons. */
  answers: { done: 'Done', 'not-done': 'Not done', refused: 'Refused' } satisfies Record<TaskResult, string>,
  /** Suffixes for tasks that are not done. */
  results: { 'not-done': 'not done', refused: 'refused' } satisfies Record<Exclude<TaskResult, 'done'>, string>,
} as const
