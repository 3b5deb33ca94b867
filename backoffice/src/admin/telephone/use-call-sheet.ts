import { useQuery, useQueryClient } from '@tanstack/react-query'
import { randomUuid } from '@thodu/api/contract/client/plain-http'
import type { CallCard, CreateCall } from '@thodu/api/contract/telephone/telephone.schema'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { POLL_EVERY, WAITING } from '../../app/wire/query-client.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import type { Said } from './CallCardView.tsx'
import { bookingOf } from './FamilyBrief.tsx'
import type { Answer } from './IncomingCall.tsx'
import { pendingCall } from './pending-call.ts'

const SHEET = 'call-sheet'
export const INBOX = 'inbox'

const toCall = ({ key }: CallCard, { outcome, nextTryAt, note, items }: Said, isIncoming: boolean): CreateCall => ({
  key,
  items: items.map(({ type, _id }) => ({ type, _id })),
  outcome,
  clientCallId: randomUuid(),
  ...(note === '' ? {} : { note }),
  ...(nextTryAt === undefined ? {} : { nextTryAt }),
  ...(isIncoming ? { direction: 'in' as const } : {}),
})

function useSendCall(onSettled: (key: string) => void) {
  const admin = useAdminData()
  const toast = useToast()
  const queryClient = useQueryClient()
  return useCallback(
    (call: CreateCall) =>
      admin
        .call('POST /admin/calls', { body: call })
        .catch((cause: unknown) => {
          toast.fail(cause, 'admin.callSheet.saveFailed')
          throw cause
        })
        .finally(() => {
          onSettled(call.key)
          for (const key of [SHEET, INBOX, WAITING, 'promises', 'callbacks', 'messages'])
            void queryClient.invalidateQueries({ queryKey: [key] })
        }),
    [admin, toast, queryClient, onSettled],
  )
}

type Events = {
  /** The outcome of a card was entered; it can still be undone. */
  onFinished: (key: string) => void
  onUndone: (key: string) => void
}

/**
 * The call sheet and the outcomes of its calls (rules CALL-1 to CALL-6). `incoming` is the card of a typed number, or null for an
 * unknown number. `said` lists the cards whose outcome is being sent.
 */
export function useCallSheet({ onFinished, onUndone }: Events) {
  const admin = useAdminData()
  const toast = useToast()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: [SHEET],
    queryFn: () => admin.call('GET /admin/call-sheet'),
    refetchInterval: POLL_EVERY,
  })
  const [incoming, setIncoming] = useState<CallCard | null>()
  const [answer, setAnswer] = useState<Answer>()
  const [said, setSaid] = useState<readonly string[]>([])
  const showAgain = useCallback((key: string) => setSaid((keys) => keys.filter((one) => one !== key)), [])
  const send = useSendCall(showAgain)
  useEffect(() => pendingCall.sendKept(send), [send])

  function finish(words: Said, of: CallCard) {
    pendingCall.begin(toCall(of, words, Boolean(incoming)), send)
    setSaid((keys) => [...keys, of.key])
    setIncoming(undefined)
    onFinished(of.key)
    // The booking is entered right after the call.
    if (words.outcome === 'booked') void navigate('/book', { state: bookingOf(of) })
    toast.succeed('admin.callSheet.said', { name: of.name || (of.phone ?? '') }, () => {
      pendingCall.undo()
      showAgain(of.key)
      onUndone(of.key)
    })
  }

  return {
    sheet: data,
    hasFailed: error !== null && data === undefined,
    refetch,
    incoming,
    answer,
    said,
    find(found: CallCard | null, instead?: Answer) {
      setIncoming(found)
      setAnswer(instead)
    },
    forgetIncoming: () => setIncoming(undefined),
    finish,
  }
}
