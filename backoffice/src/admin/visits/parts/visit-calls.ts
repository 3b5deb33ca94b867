import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { useRef } from 'react'
import { type RowAction, useRowAction } from '../../../app/wire/use-row-action.ts'
import { useAdminData } from '../../admin-data-provider.ts'

export type { Visit }
export type VisitNeed = Visit['need']

/** Query keys of everything that shows visits; any change reloads all of them. */
export const visitKeys = ['visits', 'today', 'roster', 'time-off', 'bookings'] as const

export const useVisitCall = () => useAdminData().call

type VisitAction<Input, Answer> = Pick<
  RowAction<Input, Answer>,
  'act' | 'successKey' | 'onDone' | 'undo' | 'undoFor'
> & {
  failureKey?: string
}

/** Changes a visit or a roster: a quick second press sends nothing, and all screens of visits reload, also after a conflict. */
export function useVisitAction<Input, Answer>(action: VisitAction<Input, Answer>) {
  const running = useRef<Promise<Answer> | null>(null)
  const { mutateAsync, isPending, error } = useRowAction({
    failureKey: 'visits.saveFailed',
    ...action,
    touches: visitKeys,
  })
  /** A second press during the request returns the first one's promise. */
  const send = (input: Input): Promise<Answer> => {
    running.current ??= mutateAsync(input).finally(() => {
      running.current = null
    })
    return running.current
  }
  return { send, isPending, error }
}
