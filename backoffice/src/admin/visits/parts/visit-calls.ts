import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { useRef } from 'react'
import { afterChange, readRowsAgain } from '../../../app/wire/query-client.ts'
import { useToast } from '../../../app/wire/use-toast.tsx'
import { useAdminData } from '../../admin-data-provider.ts'

export type { Visit }
export type VisitNeed = Visit['need']

/** What shows visits, by the keys of its queries; any change to one may change all of them. */
export const visitKeys = ['visits', 'today', 'roster', 'time-off', 'bookings'] as const

export const useVisitCall = () => useAdminData().call

type VisitAction<Input, Answer> = {
  act: (input: Input) => Promise<Answer>
  /** What a toast says; nothing where the answer wants more than that. */
  successKey: string | ((answer: Answer) => string | undefined)
  failureKey?: string
  onDone?: (answer: Answer) => void
}

/**
 * One change to a visit or a roster: sent once however fast somebody presses, says how it went, and brings every screen of
 * visits up to date, also after a refusal because somebody else was faster.
 */
export function useVisitAction<Input, Answer>({ act, successKey, failureKey, onDone }: VisitAction<Input, Answer>) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const running = useRef<Promise<Answer> | null>(null)
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: act,
    onSuccess(answer) {
      onDone?.(answer)
      const said = typeof successKey === 'string' ? successKey : successKey(answer)
      if (said) toast.succeed(said)
    },
    onError: (cause) => toast.fail(cause, failureKey ?? 'visits.saveFailed'),
    onSettled: afterChange(() => readRowsAgain(queryClient, visitKeys)),
  })
  /** A second press while the first is on its way is the first. */
  const send = (input: Input): Promise<Answer> => {
    running.current ??= mutateAsync(input).finally(() => {
      running.current = null
    })
    return running.current
  }
  return { send, isPending, error, reset }
}
