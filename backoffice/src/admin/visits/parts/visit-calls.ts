import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { useRef } from 'react'
import { type RowAction, useRowAction } from '../../../app/wire/use-row-action.ts'
import { useAdminData } from '../../admin-data-provider.ts'

export type { Visit }
export type VisitNeed = Visit['need']

/** What shows visits, by the keys of its queries; any change to one may change all of them. */
export const visitKeys = ['visits', 'today', 'roster', 'time-off', 'bookings'] as const

export const useVisitCall = () => useAdminData().call

type VisitAction<Input, Answer> = Pick<RowAction<Input, Answer>, 'act' | 'successKey' | 'onDone'> & {
  failureKey?: string
}

/**
 * One change to a visit or a roster: sent once however fast somebody presses, says how it went, and brings every screen of
 * visits up to date, also after a refusal because somebody else was faster.
 */
export function useVisitAction<Input, Answer>(action: VisitAction<Input, Answer>) {
  const running = useRef<Promise<Answer> | null>(null)
  const { mutateAsync, isPending, error } = useRowAction({
    failureKey: 'visits.saveFailed',
    ...action,
    touches: visitKeys,
  })
  /** A second press while the first is on its way is the first. */
  const send = (input: Input): Promise<Answer> => {
    running.current ??= mutateAsync(input).finally(() => {
      running.current = null
    })
    return running.current
  }
  return { send, isPending, error }
}
