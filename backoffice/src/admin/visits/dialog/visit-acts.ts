import type { Visit } from '../parts/visit-calls.ts'

export const visitActs = [
  'give',
  'ask',
  'move',
  'skip',
  'start',
  'end',
  'undoStart',
  'confirm',
  'bringBack',
  'settle',
  'trouble',
  'tellTrouble',
] as const
export type VisitAct = (typeof visitActs)[number] | 'choose'
export type FormAct = Exclude<VisitAct, 'bringBack' | 'tellTrouble'>
export const formActs = [
  'choose',
  'give',
  'ask',
  'move',
  'skip',
  'start',
  'end',
  'undoStart',
  'confirm',
  'settle',
  'trouble',
] as const satisfies FormAct[]
export const isFormAct = (value: unknown): value is FormAct => formActs.some((act) => act === value)

/** How long a mistaken start can be undone, in ms. */
const UNDO_START = 600_000

export const openIncidentOf = ({ troubles }: Visit) => troubles.find(({ status }) => status !== 'closed')
/** Closed incidents about which the family was not informed. */
export const untoldOf = ({ troubles }: Visit) =>
  troubles.filter(({ status, toldFamilyAt }) => status === 'closed' && toldFamilyAt === null)

/** The server checks the command again. */
export function actsOf(visit: Visit, now: number): (typeof visitActs)[number][] {
  const isRemarked = visit.remark !== null && visit.remark.closedAt === null
  return [
    ...(openIncidentOf(visit) ? (['trouble'] as const) : []),
    ...(isRemarked ? (['settle'] as const) : []),
    ...stepsOf(visit, now),
    ...(untoldOf(visit).length > 0 ? (['tellTrouble'] as const) : []),
  ]
}

function stepsOf(visit: Visit, now: number): (typeof visitActs)[number][] {
  const { status, caretaker, startedAt } = visit
  if (status === 'skipped') return Date.parse(visit.startsAt) > now ? ['bringBack'] : []
  if (status === 'planned' && caretaker) return ['give', 'move', 'skip', 'start']
  if (status === 'planned')
    return Date.parse(visit.startsAt) > now ? ['give', 'ask', 'move', 'skip'] : ['give', 'move', 'skip']
  if (status === 'done') return visit.need === 'unproved' ? ['confirm'] : []
  if (status !== 'started') return []
  return startedAt !== null && now - Date.parse(startedAt) < UNDO_START ? ['end', 'undoStart'] : ['end']
}
