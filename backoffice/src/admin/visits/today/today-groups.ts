import type { Today } from '@thodu/api/contract/visits/board.schema'
import type { Visit, VisitNeed } from '../parts/visit-calls.ts'

/** Needs that the office has to see at once; what is over, confirmed or not, is there to look at. */
const loud: readonly VisitNeed[] = ['unassigned', 'absent', 'late', 'open', 'due', 'started']
export const isLoud = (need: VisitNeed): boolean => loud.includes(need)

export type NeedGroup = { need: VisitNeed; visits: Visit[] }

/** Visits under what they need, in the order in which the server sorted them: the worst first. */
export function groupByNeed({ visits }: Pick<Today, 'visits'>): NeedGroup[] {
  const groups = new Map<VisitNeed, Visit[]>()
  for (const visit of visits) groups.set(visit.need, [...(groups.get(visit.need) ?? []), visit])
  return [...groups].map(([need, rows]) => ({ need, visits: rows }))
}

/** The one thing to do about a visit next. */
export type NextAction = 'trouble' | 'assign' | 'send' | 'nobodyCame' | 'choose' | 'end' | 'details'
export function nextActionOf({ need, status, endsAt }: Visit, at: string): NextAction {
  if (need === 'unassigned') return 'assign'
  if (need === 'absent') return 'send'
  if (need === 'late') return 'nobodyCame'
  if (need === 'open') return 'choose'
  return status === 'started' && endsAt < at ? 'end' : 'details'
}
