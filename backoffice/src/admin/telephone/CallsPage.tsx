import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { tellPhone } from '@thodu/api/contract/people/phone-digits'
import type { CallCard, CreateCall } from '@thodu/api/contract/telephone/telephone.schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useGetIdentity, useTranslate } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../app/frame/PageTitle.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { POLL_EVERY, WAITING } from '../../app/wire/query-client.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import { CallCardView, type Said } from './CallCardView.tsx'
import { bookingOf } from './FamilyBrief.tsx'
import { IncomingCall } from './IncomingCall.tsx'
import { PrintedSheet } from './PrintedSheet.tsx'
import { pendingCall } from './pending-call.ts'

const SHEET = 'call-sheet'
/** A claim holds for ten minutes. */
const renewEvery = 4 * 60_000

/** Keeps a family for whoever calls it, and gives it back when another card is opened. */
function useClaim() {
  const admin = useAdminData()
  const toast = useToast()
  const claimed = useRef<{ key: string; timer: number } | undefined>(undefined)
  const release = useCallback(() => {
    if (!claimed.current) return
    clearInterval(claimed.current.timer)
    void admin
      .call('POST /admin/call-sheet/{key}/release', { params: { key: claimed.current.key } })
      .catch(() => undefined)
    claimed.current = undefined
  }, [admin])
  useEffect(() => release, [release])
  const claim = useCallback(
    (key: string) => {
      if (claimed.current?.key === key) return
      release()
      const ask = () =>
        admin
          .call('POST /admin/call-sheet/{key}/claim', { params: { key } })
          .catch((error: unknown) => toast.fail(error, 'admin.callSheet.failed'))
      void ask()
      claimed.current = { key, timer: window.setInterval(ask, renewEvery) }
    },
    [admin, release, toast],
  )
  /** An outcome ends the claim by itself. */
  const forget = useCallback(() => {
    clearInterval(claimed.current?.timer)
    claimed.current = undefined
  }, [])
  return { claim, forget }
}

function SheetList({
  cards,
  chosen,
  onChoose,
}: {
  cards: CallCard[]
  chosen: string | undefined
  onChoose: (key: string) => void
}) {
  const translate = useTranslate()
  return (
    <Stack
      component="ol"
      sx={{ m: 0, p: 0, gap: 0.5, listStyle: 'none' }}
      aria-label={translate('admin.callSheet.title')}
    >
      {cards.map((card) => (
        <li key={card.key}>
          <Button
            fullWidth
            aria-current={card.key === chosen}
            onClick={() => onChoose(card.key)}
            variant={card.key === chosen ? 'outlined' : 'text'}
            sx={{ justifyContent: 'space-between', textAlign: 'left', gap: 1, minHeight: 44 }}
          >
            <span>{card.name || tellPhone(card.phone ?? '')}</span>
            <Typography
              component="span"
              variant="body2"
              color={card.when === 'late' && !card.claimedBy ? 'error' : 'inherit'}
            >
              {card.claimedBy ? card.claimedBy.name : translate(`admin.callSheet.when.${card.when}`)}
            </Typography>
          </Button>
        </li>
      ))}
    </Stack>
  )
}

/** /admin/calls: one family after the other (rules CALL-1 to CALL-6). */
export function CallsPage() {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { identity } = useGetIdentity()
  const { claim, forget } = useClaim()
  const { data, error, refetch } = useQuery({
    queryKey: [SHEET],
    queryFn: () => admin.call('GET /admin/call-sheet'),
    refetchInterval: POLL_EVERY,
  })
  const [search] = useSearchParams()
  // The hall leads to one family of the sheet; its key tells nobody the number.
  const [chosen, setChosen] = useState<string | undefined>(search.get('family') ?? undefined)
  const [incoming, setIncoming] = useState<CallCard | null>()
  const [said, setSaid] = useState<readonly string[]>([])

  const send = useCallback(
    (call: CreateCall) =>
      admin
        .call('POST /admin/calls', { body: call })
        .catch((cause: unknown) => {
          toast.fail(cause, 'admin.callSheet.saveFailed')
          throw cause
        })
        .finally(() => {
          setSaid((keys) => keys.filter((key) => key !== call.key))
          for (const key of [SHEET, WAITING, 'promises', 'callbacks', 'messages'])
            void queryClient.invalidateQueries({ queryKey: [key] })
        }),
    [admin, toast, queryClient],
  )
  useEffect(() => pendingCall.sendKept(send), [send])

  const cards = (data ?? []).filter(({ key }) => !said.includes(key))
  const next = cards.find(
    ({ when, claimedBy }) => when !== 'later' && (claimedBy === null || claimedBy._id === identity?.id),
  )
  const card = incoming === null ? undefined : (incoming ?? cards.find(({ key }) => key === chosen) ?? next ?? cards[0])

  function finish({ outcome, nextTryAt, note, items }: Said, of: CallCard) {
    const call: CreateCall = {
      key: of.key,
      items: items.map(({ type, _id }) => ({ type, _id })),
      outcome,
      clientCallId: crypto.randomUUID(),
      ...(note === '' ? {} : { note }),
      ...(nextTryAt === undefined ? {} : { nextTryAt }),
      ...(incoming ? { direction: 'in' as const } : {}),
    }
    pendingCall.begin(call, send)
    forget()
    setSaid((keys) => [...keys, of.key])
    setChosen(undefined)
    setIncoming(undefined)
    // What was agreed on is written down while it is fresh.
    if (outcome === 'booked') void navigate('/book', { state: bookingOf(of) })
    toast.succeed('admin.callSheet.said', { name: of.name || (of.phone ?? '') }, () => {
      pendingCall.undo()
      setSaid((keys) => keys.filter((key) => key !== of.key))
      setChosen(of.key)
    })
  }

  return (
    <>
      <Stack sx={{ gap: 2, pt: 2, pb: 6, '@media print': { display: 'none' } }}>
        <PageTitle title={translate('admin.callSheet.title')} />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
          <IncomingCall onFound={setIncoming} />
          <Button onClick={() => print()}>{translate('admin.callSheet.print')}</Button>
        </Stack>
        {error && data === undefined ? (
          <LoadFailed textKey="admin.callSheet.failed" onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <RowSkeletons />
        ) : card === undefined && cards.length === 0 ? (
          <Typography>{translate(incoming === null ? 'admin.callSheet.noNumber' : 'admin.callSheet.none')}</Typography>
        ) : (
          <Box
            sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' } }}
          >
            <Box sx={{ order: { xs: 2, md: 1 } }}>
              <SheetList
                cards={cards}
                chosen={card?.key}
                onChoose={(key) => {
                  setIncoming(undefined)
                  setChosen(key)
                }}
              />
            </Box>
            <Box sx={{ order: { xs: 1, md: 2 } }}>
              {card ? (
                <CallCardView
                  key={card.key}
                  card={card}
                  me={identity?.id === undefined ? undefined : String(identity.id)}
                  isIncoming={incoming !== undefined && incoming !== null}
                  onCall={() => {
                    setChosen(card.key)
                    claim(card.key)
                  }}
                  onSaid={(words) => finish(words, card)}
                />
              ) : (
                <Typography role="status">{translate('admin.callSheet.noNumber')}</Typography>
              )}
            </Box>
          </Box>
        )}
      </Stack>
      <PrintedSheet cards={data ?? []} />
    </>
  )
}
