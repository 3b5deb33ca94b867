import type { ServiceType } from '../care/service-types.ts'

/** Tasks that a caretaker may tick at the end of a visit, in display order. */
export const careTaskCodes = [
  'medicine',
  'meals',
  'fed',
  'washed',
  'toilet',
  'dressing',
  'walked',
  'exercises',
  'slept',
] as const
export type CareTaskCode = (typeof careTaskCodes)[number]

export const taskResults = ['done', 'not-done', 'refused'] as const
export type TaskResult = (typeof taskResults)[number]
/** Result of one task. */
export type Tick = { readonly code: CareTaskCode; readonly result: TaskResult }

/** Most tasks of any service; the server refuses longer lists. */
export const mostTasks = 8

/** Tasks by service, of which the office chooses those for one home (rule DAY-22). */
export const careTasks: Readonly<Record<ServiceType, readonly CareTaskCode[]>> = {
  'elderly-care': ['medicine', 'meals', 'washed', 'toilet', 'walked', 'exercises', 'slept'],
  'post-operative': ['medicine', 'meals', 'washed', 'toilet', 'dressing', 'walked', 'exercises', 'slept'],
  caretaking: ['medicine', 'meals', 'washed', 'toilet', 'dressing', 'walked', 'exercises', 'slept'],
  'baby-care': ['medicine', 'fed', 'washed', 'slept'],
  physiotherapy: ['exercises', 'walked'],
}

/** The same for a stored service; empty for a service that no longer exists. */
export const careTasksOf = (service: string | undefined): readonly CareTaskCode[] =>
  service !== undefined && Object.hasOwn(careTasks, service) ? careTasks[service as ServiceType] : []

/** Compares tasks by the order of `careTaskCodes`. */
export const inTaskOrder = (one: { code: CareTaskCode }, other: { code: CareTaskCode }): number =>
  careTaskCodes.indexOf(one.code) - careTaskCodes.indexOf(other.code)
