import type { Today } from '@thodu/api/contract/visits/board.schema'
import type { Visit, VisitNeed } from '../parts/visit-calls.ts'

/** Needs that are shown unfolded; finished visits are folded. */
const loud: readonly VisitNeed[] = ['unassigned', 'absent', 'late', 'open', 'due', 'started']
export const isLoud = (need: VisitNeed): boolean => loud.includes(need)

export type NeedGroup = { need: VisitNeed; visits: Visit[] }

/** The server's order: most urgent first. */
export function groupByNeed({ visits }: Pick<Today, 'visits'>): NeedGroup[] {
  const groups = new Map<VisitNeed, Visit[]>()
  for (const visit of visits) groups.set(visit.need, [...(groups.get(visit.need) ?? []), visit])
  return [...groups].map(([need, rows]) => ({ need, visits: rows }))
}

export type NextAction = 'trouble' | 'assign' | 'send' | 'nobodyCame' | 'choose' | 'end' | 'confirm' | 'details'
export function nextActionOf({ need, status, endsAt }: Visit, at: string): NextAction {
  if (need === 'unassigned') return 'assign'
  if (need === 'absent') return 'send'
  if (need === 'late') return 'nobodyCame'
  if (need === 'open') return 'choose'
  if (need === 'unproved') return 'confirm'
  return status === 'started' && endsAt < at ? 'end' : 'details'
}
