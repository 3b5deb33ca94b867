import { useQuery, useQueryClient } from '@tanstack/react-query'
import { randomUuid } from '@thodu/api/contract/client/plain-http'
import type { CallCard, CreateCall } from '@thodu/api/contract/telephone/telephone.schema'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { POLL_EVERY, WAITING } from '../../app/wire/query-client.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import type { Said } from './CallCardView.tsx'
import { bookingOf } from './FamilyBrief.tsx'
import type { Answer } from './IncomingCall.tsx'
import { pendingCall } from './pending-call.ts'

const SHEET = 'call-sheet'

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
          for (const key of [SHEET, WAITING, 'promises', 'callbacks', 'messages'])
            void queryClient.invalidateQueries({ queryKey: [key] })
        }),
    [admin, toast, queryClient, onSettled],
  )
}

/**
 * The call sheet, its open card and the outcomes (rules CALL-1 to CALL-6). `card` is undefined when no call is due, or for an
 * unknown number (`incoming` null).
 */
export function useCallSheet() {
  const admin = useAdminData()
  const toast = useToast()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: [SHEET],
    queryFn: () => admin.call('GET /admin/call-sheet'),
    refetchInterval: POLL_EVERY,
  })
  const [search] = useSearchParams()
  // The attention list links one family by its key, which does not reveal the number.
  const [chosen, setChosen] = useState<string | undefined>(search.get('family') ?? undefined)
  const [incoming, setIncoming] = useState<CallCard | null>()
  const [answer, setAnswer] = useState<Answer>()
  const [said, setSaid] = useState<readonly string[]>([])
  const showAgain = useCallback((key: string) => setSaid((keys) => keys.filter((one) => one !== key)), [])
  const send = useSendCall(showAgain)
  useEffect(() => pendingCall.sendKept(send), [send])

  const cards = (data ?? []).filter(({ key }) => !said.includes(key))
  const next = cards.find(({ when }) => when !== 'later')
  const card = incoming === null ? undefined : (incoming ?? cards.find(({ key }) => key === chosen) ?? next ?? cards[0])

  function finish(words: Said, of: CallCard) {
    pendingCall.begin(toCall(of, words, Boolean(incoming)), send)
    setSaid((keys) => [...keys, of.key])
    setChosen(undefined)
    setIncoming(undefined)
    // The booking is entered right after the call.
    if (words.outcome === 'booked') void navigate('/book', { state: bookingOf(of) })
    toast.succeed('admin.callSheet.said', { name: of.name || (of.phone ?? '') }, () => {
      pendingCall.undo()
      showAgain(of.key)
      setChosen(of.key)
    })
  }

  return {
    sheet: data,
    hasFailed: error !== null && data === undefined,
    refetch,
    cards,
    card,
    incoming,
    answer,
    find(found: CallCard | null, instead?: Answer) {
      setIncoming(found)
      setAnswer(instead)
    },
    choose(key: string) {
      setIncoming(undefined)
      setChosen(key)
    },
    call(card: CallCard) {
      setChosen(card.key)
      void admin
        .call('POST /admin/inbox/open', {
          body: { kind: 'call', _id: card.key, items: card.items.map(({ type, _id }) => ({ type, _id })) },
        })
        .catch(() => undefined)
    },
    finish,
  }
}
