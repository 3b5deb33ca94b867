import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useRecordSelection, useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { ShowMore } from '../../app/lists/ShowMore.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { formatDateTime } from '../../words/formats.ts'
import { HoldForm } from './HoldForm.tsx'
import { PromiseChip } from './PromiseChip.tsx'
import { PromiseSubject } from './PromiseSubject.tsx'
import { ReasonBar } from './ReasonBar.tsx'
import { ReasonCard } from './ReasonCard.tsx'
import { type PromiseRow, useMinutes, usePromisePages } from './use-promises.ts'

function OpenPromise({ promise, now }: { promise: PromiseRow; now: number }) {
  const translate = useTranslate()
  const [open, setOpen] = useState<'hold' | 'verify'>()
  const kind = translate(`admin.promises.kinds.${promise.kind}`)
  const whose = promise.subject.label || promise.subject.name
  const choices = [
    ...(promise.state === 'open' ? (['hold'] as const) : []),
    ...(promise.kind === 'verification' ? (['verify'] as const) : []),
  ]
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>{kind}</Typography>
        <PromiseChip promise={promise} now={now} />
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <PromiseSubject subject={promise.subject} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('admin.promises.due', { time: formatDateTime(promise.dueAt) })}
      </Typography>
      {promise.holds.map((hold) => (
        <Typography variant="body2" key={hold.until}>
          {translate('admin.promises.heldUntil', {
            time: formatDateTime(hold.until),
            name: hold.by.name,
            reason: hold.reason,
          })}
        </Typography>
      ))}
      <Stack direction="row" sx={{ gap: 1 }}>
        {choices.map((choice) => (
          <Button
            key={choice}
            aria-expanded={open === choice}
            aria-label={`${translate(`admin.promises.${choice}`)}: ${kind}, ${whose}`}
            onClick={() => setOpen(open === choice ? undefined : choice)}
          >
            {translate(`admin.promises.${choice}`)}
          </Button>
        ))}
      </Stack>
      {open && <HoldForm promise={promise} as={open} onDone={() => setOpen(undefined)} />}
    </Card>
  )
}

type PartProps = {
  of: 'open' | 'reasonMissing'
  row: (promise: PromiseRow) => ReactNode
  head?: (rows: readonly PromiseRow[]) => ReactNode
}

function Part({ of, row, head }: PartProps) {
  const translate = useTranslate()
  const { rows, total, error, isFetchingNextPage, fetchNextPage, refetch } = usePromisePages(of)
  return (
    <section aria-labelledby={`promises-${of}`}>
      <Typography variant="h2" id={`promises-${of}`} sx={{ mb: 1 }}>
        {translate(`admin.promises.lists.${of}`, { total: rows ? total : '…' })}
      </Typography>
      {error && !rows ? (
        <LoadFailed textKey="admin.promises.failed" onRetry={() => void refetch()} />
      ) : rows === undefined ? (
        <RowSkeletons />
      ) : rows.length === 0 ? (
        <Typography color="textSecondary">{translate(`admin.promises.empty.${of}`)}</Typography>
      ) : (
        <>
          {head?.(rows)}
          <Stack component="ol" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
            {rows.map(row)}
          </Stack>
          <ShowMore
            shown={rows.length}
            total={total}
            isPending={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        </>
      )}
    </section>
  )
}

/** Late promises without a reason: one by one, or one reason for all selected. */
function Reasons() {
  const [selected, { select, toggle }] = useRecordSelection({ disableSyncWithStore: true })
  return (
    <Part
      of="reasonMissing"
      head={(rows) => {
        // Promises that have left the list are no longer selected.
        const shown = rows.map(({ _id }) => _id)
        return <ReasonBar shown={shown} ticked={shown.filter((id) => selected.includes(id))} onTick={select} />
      }}
      row={(promise) => (
        <ReasonCard
          key={promise._id}
          promise={promise}
          isTicked={selected.includes(promise._id)}
          onTick={() => toggle(promise._id)}
        />
      )}
    />
  )
}

/** /admin/promises: missing reasons, and open promises (rules PROM-5 to PROM-8). */
export function PromisePage() {
  const translate = useTranslate()
  const now = useMinutes()
  return (
    <Stack sx={{ gap: 4, pt: 2, pb: 4 }}>
      <PageTitle title={translate('admin.promises.title')} />
      <Reasons />
      <Part of="open" row={(promise) => <OpenPromise key={promise._id} promise={promise} now={now} />} />
    </Stack>
  )
}
