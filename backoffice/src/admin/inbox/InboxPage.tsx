import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { InboxRow } from '@thodu/api/contract/inbox/inbox.schema'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIsSmall } from '../../app/lists/CardStack.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { CallCardView } from '../telephone/CallCardView.tsx'
import { IncomingCall, NoCard } from '../telephone/IncomingCall.tsx'
import { PrintedSheet } from '../telephone/PrintedSheet.tsx'
import { useCallSheet } from '../telephone/use-call-sheet.ts'
import { EnterRequest, NewEntry } from './EnterRequest.tsx'
import { InboxCard, WrittenResults } from './InboxCard.tsx'
import { InboxFilters } from './InboxFilters.tsx'
import { InboxRows } from './InboxRows.tsx'
import { type InboxAddress, useInboxAddress, useInboxRows, useOpenRow, useRecordOpening } from './use-inbox.ts'
import { isWritten, useSettle } from './use-settle.ts'

const focusRow = (id: string | undefined) => {
  if (id !== undefined) document.querySelector<HTMLElement>(`[data-inbox-row="${CSS.escape(id)}"]`)?.focus()
}

/** /admin/inbox: every request to the office in one list, with one card beside it (rule REQ-9). */
export function InboxPage() {
  const translate = useTranslate()
  const isSmall = useIsSmall()
  const address = useInboxAddress()
  const { filter, opened, change } = address
  const { data, error, refetch } = useInboxRows(filter)
  /** The row after the settled one gets the focus, so that the list is worked off by keyboard. */
  const [next, setNext] = useState<string>()
  const leave = (id: string) => {
    const rows = data?.rows ?? []
    const at = rows.findIndex((row) => row._id === id)
    setNext((rows[at + 1] ?? rows[at - 1])?._id)
    change({ open: undefined })
  }
  useEffect(() => {
    if (next === undefined) return
    focusRow(next)
    setNext(undefined)
  }, [next])
  const sheet = useCallSheet({ onFinished: leave, onUndone: (key) => change({ open: key }) })
  const rows = data?.rows.filter(({ _id }) => !sheet.said.includes(_id))
  const row = useOpenRow(rows, opened)
  useRecordOpening(row, filter.state === 'open')
  const settle = useSettle()
  const finishRow = (of: InboxRow) => {
    if (!of.items.every(isWritten) || (of.items.length === 0 && of.kind !== 'message')) return change({ open: of._id })
    const items = of.items.length > 0 ? of.items : [{ type: 'message', _id: of._id }]
    const at = rows?.indexOf(of) ?? -1
    focusRow((rows?.[at + 1] ?? rows?.[at - 1])?._id)
    settle.mutate({ items, to: 'done' })
  }
  const hasCard = opened !== undefined || sheet.incoming !== undefined
  const list = (
    <>
      <InboxFilters address={address} open={data?.open} />
      {rows === undefined ? (
        error ? (
          <LoadFailed textKey="admin.inbox.failed" onRetry={() => void refetch()} />
        ) : (
          <RowSkeletons rows={8} />
        )
      ) : rows.length === 0 ? (
        <Typography sx={{ p: 2 }}>
          {translate(`admin.inbox.${filter.state === 'open' ? 'empty' : 'emptyDone'}`)}
        </Typography>
      ) : (
        <InboxRows
          rows={rows}
          opened={opened}
          toSearch={(id) => address.toSearch({ open: id })}
          onDone={filter.state === 'open' ? finishRow : undefined}
        />
      )}
      <Pages address={address} more={data?.more ?? false} />
    </>
  )
  return (
    <>
      <Stack sx={{ gap: 2, pt: 2, pb: 6, '@media print': { display: 'none' } }}>
        <PageTitle title={translate('admin.menu.inbox')} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <IncomingCall
            onFound={(card, answer) => {
              change({ open: undefined })
              sheet.find(card, answer)
            }}
          />
          <Box sx={{ flex: 1 }} />
          <Button onClick={() => print()}>{translate('admin.callSheet.print')}</Button>
          <NewEntry onChoose={(entry) => change({ new: entry })} />
        </Stack>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' },
          }}
        >
          {!(isSmall && hasCard) && <Box sx={{ minWidth: 0 }}>{list}</Box>}
          {(hasCard || !isSmall) && (
            <Box component="section" aria-label={translate('admin.inbox.card')} sx={{ minWidth: 0 }}>
              {isSmall && hasCard && (
                <Button
                  sx={{ mb: 1 }}
                  onClick={() => {
                    sheet.forgetIncoming()
                    change({ open: undefined })
                  }}
                >
                  {translate('admin.inbox.back')}
                </Button>
              )}
              <Card row={row} opened={opened} sheet={sheet} onLeave={leave} />
            </Box>
          )}
        </Box>
      </Stack>
      <PrintedSheet cards={sheet.sheet ?? []} />
      {address.entry !== undefined && <EnterRequest address={address} entry={address.entry} />}
    </>
  )
}

type CardProps = {
  row: InboxRow | undefined
  opened: string | undefined
  sheet: ReturnType<typeof useCallSheet>
  onLeave: (id: string) => void
}

function Card({ row, opened, sheet, onLeave }: CardProps) {
  const translate = useTranslate()
  const { incoming } = sheet
  if (opened === undefined && incoming === null) return <NoCard answer={sheet.answer} />
  const card = opened === undefined ? incoming : sheet.sheet?.find(({ key }) => key === opened)
  if (card)
    return (
      <CallCardView
        key={card.key}
        card={card}
        isIncoming={opened === undefined}
        onSaid={(words) => sheet.finish(words, card)}
        {...(card.items.some(isWritten) && {
          written: (items: CallCard['items'], note: string) => (
            <WrittenResults items={items} note={note} onDone={() => onLeave(card.key)} />
          ),
        })}
      />
    )
  if (opened === undefined) return <Typography color="textSecondary">{translate('admin.inbox.choose')}</Typography>
  if (row && row.items.length === 0) return <InboxCard key={row._id} row={row} />
  if (sheet.hasFailed) return <LoadFailed textKey="admin.callSheet.failed" onRetry={() => void sheet.refetch()} />
  if (sheet.sheet === undefined) return <RowSkeletons rows={3} />
  return <Typography role="status">{translate('admin.inbox.gone')}</Typography>
}

function Pages({ address: { filter, change }, more }: { address: InboxAddress; more: boolean }) {
  const translate = useTranslate()
  if (filter.page === 1 && !more) return null
  const go = (page: number) => change({ page: page === 1 ? undefined : String(page), open: undefined })
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
      <Button disabled={filter.page === 1} onClick={() => go(filter.page - 1)}>
        {translate('admin.inbox.before')}
      </Button>
      <Button disabled={!more} onClick={() => go(filter.page + 1)}>
        {translate('admin.inbox.after')}
      </Button>
    </Stack>
  )
}
