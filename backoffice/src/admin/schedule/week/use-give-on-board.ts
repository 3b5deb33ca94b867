import { useState } from 'react'
import { useAction } from '../../../app/wire/use-action.ts'
import { useFormatWarnings } from '../../visits/parts/use-format-warnings.ts'
import { useVisitCall, visitKeys } from '../../visits/parts/visit-calls.ts'
import type { BoardVisit, RosterWeek } from './week-cells.ts'

/** The picked-up visit and the index of the row it is over. */
export type HeldVisit = { visit: BoardVisit; over: number; by: 'pointer' | 'keys' }

const idOf = (row: RosterWeek['rows'][number] | undefined): string | null => row?.caretaker?._id ?? null

/**
 * Reassigns a visit by dragging or keyboard. A refusal shows the server's message and moves nothing (rules VISIT-14, BOARD-2).
 */
export function useGiveOnBoard({ rows }: RosterWeek) {
  const call = useVisitCall()
  const sayWarnings = useFormatWarnings()
  const [held, hold] = useState<HeldVisit | null>(null)
  const give = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: ({ visit: { _id: id, revision }, caretaker }: { visit: BoardVisit; caretaker: string | null }) =>
      call('PUT /admin/visits/{id}', { params: { id }, body: { caretaker, scope: 'this', revision } }),
    successKey: 'visits.visit.saved',
    undo: ({ visit: { _id: id, caretaker } }, { visit: { revision } }) =>
      call('PUT /admin/visits/{id}', {
        params: { id },
        body: { caretaker: caretaker?._id ?? null, scope: 'this', revision },
      }),
    onDone: sayWarnings,
  })
  const placeOf = (visit: BoardVisit): number => rows.findIndex((row) => idOf(row) === (visit.caretaker?._id ?? null))
  return {
    held,
    pickUp: (visit: BoardVisit, by: HeldVisit['by']) => hold({ visit, over: placeOf(visit), by }),
    moveOver: (over: number) => held && held.over !== over && hold({ ...held, over }),
    putBack: () => hold(null),
    drop() {
      if (!held) return
      const caretaker = idOf(rows[held.over])
      hold(null)
      if (caretaker !== (held.visit.caretaker?._id ?? null)) give.mutate({ visit: held.visit, caretaker })
    },
  }
}
