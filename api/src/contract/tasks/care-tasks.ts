import type { ServiceType } from '../care/service-types.ts'

/** Tasks in display order. */
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
export type Tick = { readonly code: CareTaskCode; readonly result: TaskResult }

/** The server refuses longer lists. */
export const mostTasks = 8

/** The office chooses from these for each home (rule DAY-22). */
export const careTasks: Readonly<Record<ServiceType, readonly CareTaskCode[]>> = {
  'elderly-care': ['medicine', 'meals', 'washed', 'toilet', 'walked', 'exercises', 'slept'],
  'post-operative': ['medicine', 'meals', 'washed', 'toilet', 'dressing', 'walked', 'exercises', 'slept'],
  caretaking: ['medicine', 'meals', 'washed', 'toilet', 'dressing', 'walked', 'exercises', 'slept'],
  'baby-care': ['medicine', 'fed', 'washed', 'slept'],
  physiotherapy: ['exercises', 'walked'],
}

/** Empty for a service that no longer exists. */
export const careTasksOf = (service: string | undefined): readonly CareTaskCode[] =>
  service !== undefined && Object.hasOwn(careTasks, service) ? careTasks[service as ServiceType] : []

export const inTaskOrder = (one: { code: CareTaskCode }, other: { code: CareTaskCode }): number =>
  careTaskCodes.indexOf(one.code) - careTaskCodes.indexOf(other.code)
