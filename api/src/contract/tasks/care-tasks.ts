import type { ServiceType } from '../care/service-types.ts'

/** What a caretaker may be asked about at the end of a visit, in the order in which it is asked and read. */
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
/** What came of one of them. */
export type Tick = { readonly code: CareTaskCode; readonly result: TaskResult }

/** No care has more of them: a sheet that asks for more is not read. */
export const mostTasks = 8

/** What the office may choose from, by service (rule DAY-22); it chooses what counts in one home. */
export const careTasks: Readonly<Record<ServiceType, readonly CareTaskCode[]>> = {
  'elderly-care': ['medicine', 'meals', 'washed', 'toilet', 'walked', 'exercises', 'slept'],
  'post-operative': ['medicine', 'meals', 'washed', 'toilet', 'dressing', 'walked', 'exercises', 'slept'],
  caretaking: ['medicine', 'meals', 'washed', 'toilet', 'dressing', 'walked', 'exercises', 'slept'],
  'baby-care': ['medicine', 'fed', 'washed', 'slept'],
  physiotherapy: ['exercises', 'walked'],
}

/** The same for what is stored; nothing for a service that is not there any more. */
export const careTasksOf = (service: string | undefined): readonly CareTaskCode[] =>
  service !== undefined && Object.hasOwn(careTasks, service) ? careTasks[service as ServiceType] : []

/** In the order of the catalogue. */
export const inTaskOrder = (one: { code: CareTaskCode }, other: { code: CareTaskCode }): number =>
  careTaskCodes.indexOf(one.code) - careTaskCodes.indexOf(other.code)
