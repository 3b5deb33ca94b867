import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { monthAfter, monthBefore } from '@thodu/api/contract/payroll/pay-rules'
import type { PayBook, PayLine } from '@thodu/api/contract/payroll/payroll.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { FactList, Section } from '../../app/looks/Section.tsx'
import { callApi } from '../../app/wire/http-client.ts'
import { formatBriefDate, formatDate, formatHours } from '../../words/formats.ts'
import { formatMonth } from '../../words/visit-times.ts'

const OwnSlip = lazy(async () => ({ default: (await import('./OwnSlip.tsx')).OwnSlip }))
const thisMonth = (): string => dayInCity(new Date()).slice(0, 7)
const noon = (day: string): string => `${day}T12:00:00Z`

/** The caretaker's own pay of a month, loaded when opened to save the phone's data (rule PAY-9). */
export function EarningsSection() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [month, setMonth] = useState(thisMonth)
  const { data, error, refetch } = useQuery({
    queryKey: ['payroll', month],
    queryFn: ({ signal }) => callApi('GET /caretaker/payroll', { query: { month }, signal }),
    enabled: isOpen,
  })
  const step = (to: string, key: string) => (
    <Button variant="outlined" disabled={to > thisMonth()} onClick={() => setMonth(to)} sx={{ minHeight: 48 }}>
      {translate(`caretaker.earnings.${key}`)}
    </Button>
  )
  return (
    <Section title={translate('caretaker.earnings.title')}>
      {isOpen ? (
        <Stack spacing={1.5}>
          <Typography variant="h3">{formatMonth(month)}</Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {step(monthBefore(month), 'before')}
            {step(monthAfter(month), 'after')}
          </Stack>
          {data ? (
            <Earnings book={data} />
          ) : error ? (
            <LoadFailed textKey="caretaker.earnings.failed" onRetry={() => void refetch()} />
          ) : (
            <RowSkeletons rows={2} />
          )}
        </Stack>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 48 }}>
          {translate('caretaker.earnings.show')}
        </Button>
      )}
    </Section>
  )
}

function useBookTexts() {
  const translate = useTranslate()
  const say = (key: string, values: object = {}) => translate(`caretaker.earnings.${key}`, values)
  const formatState = ({ state, payment, due }: PayBook): string => {
    if (payment !== null)
      return say('states.paid', {
        day: formatDate(noon(payment.paidOn)),
        method: say(`methods.${payment.method}`),
        reference: payment.reference ?? '',
      })
    return say(`states.${state === 'closed' && due <= 0 ? 'settled' : state}`)
  }
  const formatLine = ({ kind, code, reason, corrects }: PayLine): string => {
    if (kind === 'visit') return say(`given.${code}`)
    return `${say(`kinds.${kind}`)}${corrects === null ? '' : ` (${formatMonth(corrects)})`}: ${reason ?? ''}`
  }
  return { say, formatState, formatLine }
}

function Earnings({ book }: { book: PayBook }) {
  const { say, formatState, formatLine } = useBookTexts()
  const [isSlipOpen, setSlipOpen] = useState(false)
  const { due, earned, advances, adjustments, carried, lines, unconfirmed, minutes, state } = book
  const orEmpty = (amount: number) => (amount === 0 ? '' : formatRupees(amount))
  const total = due < 0 ? 'owed' : state === 'paid' ? 'received' : 'due'
  return (
    <>
      <Typography>{formatState(book)}</Typography>
      <FactList
        facts={[
          { label: say(total), value: <b>{formatRupees(due)}</b> },
          { label: say('earned'), value: formatRupees(earned) },
          { label: say('advances'), value: orEmpty(0 - advances) },
          { label: say('adjustments'), value: orEmpty(adjustments) },
          { label: say('carried'), value: orEmpty(carried) },
          { label: say('hours'), value: minutes === 0 ? '' : formatHours(minutes) },
        ]}
      />
      {lines.length === 0 && unconfirmed.length === 0 && <Typography color="textSecondary">{say('none')}</Typography>}
      <Lines
        title={say('lines')}
        lines={lines.map((line) => [
          line._id,
          `${formatBriefDate(noon(line.day))} · ${formatLine(line)}`,
          formatRupees(line.amount),
        ])}
      />
      <Lines
        title={say('unconfirmed')}
        lines={unconfirmed.map(({ _id, day, code }) => [
          _id,
          `${formatBriefDate(noon(day))} · ${say(`given.${code}`)}`,
          '',
        ])}
      />
      <Typography variant="body2" color="textSecondary">
        {say('noTax')}
      </Typography>
      <Button variant="outlined" onClick={() => setSlipOpen(true)} sx={{ minHeight: 48, alignSelf: 'flex-start' }}>
        {say('slip')}
      </Button>
      {isSlipOpen && (
        <Suspense fallback={<RowSkeletons rows={2} />}>
          <OwnSlip month={book.month} onClose={() => setSlipOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type LinesProps = { title: string; lines: readonly (readonly [key: string, what: string, amount: string])[] }
function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(([key, what, amount]) => (
          <Stack key={key} component="li" direction="row" sx={{ py: 0.5, gap: 2, justifyContent: 'space-between' }}>
            <span>{what}</span>
            <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {amount}
            </Box>
          </Stack>
        ))}
      </Box>
    </div>
  )
}
