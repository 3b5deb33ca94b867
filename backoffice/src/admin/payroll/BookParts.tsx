import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { rateNames } from '@thodu/api/contract/payroll/pay-rules'
import type { OfficePayBook, PayLine } from '@thodu/api/contract/payroll/payroll.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { FactList, Section } from '../../app/looks/Section.tsx'
import { formatBriefDate, formatDate, formatDateTime, formatHours } from '../../words/formats.ts'
import { formatMonth } from '../../words/visit-times.ts'
import { useOpenVisit } from '../visits/dialog/use-open-visit.ts'
import { usePayState } from './use-pay-state.ts'

const noon = (day: string): string => `${day}T12:00:00Z`

/** Shows the sums of the month, and its payment. */
export function Sums({ book }: { book: OfficePayBook }) {
  const translate = useTranslate()
  const formatState = usePayState()
  const say = (key: string, values?: object) => translate(`admin.payroll.${key}`, values)
  const { payment, carried, advances, adjustments, slipOpened } = book
  const paid =
    payment &&
    say('paidBy', {
      method: translate(`admin.money.methods.${payment.method}`),
      day: formatDate(noon(payment.paidOn)),
      reference: payment.reference ?? '',
    })
  return (
    <Section title={say('sums')}>
      <FactList
        facts={[
          { label: say('columns.due'), value: <b>{formatRupees(book.due)}</b> },
          { label: say('columns.state'), value: [formatState(book), paid].filter(Boolean).join(', ') },
          { label: say('columns.earned'), value: formatRupees(book.earned) },
          { label: say('columns.hours'), value: formatHours(book.minutes) },
          { label: say('columns.advances'), value: advances === 0 ? '' : formatRupees(-advances) },
          { label: say('columns.adjustments'), value: adjustments === 0 ? '' : formatRupees(adjustments) },
          { label: say('columns.carried'), value: carried === 0 ? '' : formatRupees(carried) },
          ...(['D', 'N', 'L', 'S'] as const).map((code) => ({
            label: say(`columns.${code}`),
            value: book.given[code] || '',
          })),
          {
            label: say('slip.opened'),
            value: slipOpened ? `${formatDateTime(slipOpened.at)}, ${slipOpened.by}` : '',
          },
        ]}
      />
    </Section>
  )
}

function useLineText() {
  const translate = useTranslate()
  return ({ kind, code, minutes, reason, corrects }: PayLine): string => {
    if (kind === 'visit')
      return translate('admin.payroll.work', {
        kind: translate(`visits.shifts.${code}`),
        hours: formatHours(minutes ?? 0),
      })
    const name =
      corrects === null
        ? translate(`admin.payroll.kinds.${kind}`)
        : translate('admin.payroll.correctionOf', { month: formatMonth(corrects) })
    return `${name}: ${reason ?? ''}`
  }
}

export function BookLines({ book: { lines } }: { book: Pick<OfficePayBook, 'lines'> }) {
  const translate = useTranslate()
  const toText = useLineText()
  const say = (key: string) => translate(`admin.payroll.${key}`)
  return (
    <Section title={say('lines')}>
      {lines.length === 0 ? (
        <Typography color="textSecondary">{say('none')}</Typography>
      ) : (
        <Box component="ul" aria-label={say('lines')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line) => (
            <Stack
              key={line._id}
              component="li"
              direction="row"
              sx={{ py: 0.75, gap: 2, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider' }}
            >
              <span>{`${formatBriefDate(noon(line.day))} · ${toText(line)}`}</span>
              <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {formatRupees(line.amount)}
              </Box>
            </Stack>
          ))}
        </Box>
      )}
    </Section>
  )
}

/** Visits that are not paid yet: without a confirmation, or without a rate. */
export function OpenVisits({
  kind,
  visits,
}: {
  kind: 'unconfirmed' | 'unpriced'
  visits: OfficePayBook['unconfirmed']
}) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  if (visits.length === 0) return null
  return (
    <Section title={translate(`admin.payroll.${kind}`)}>
      <Typography color="textSecondary">{translate(`admin.payroll.${kind}Why`)}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {visits.map(({ _id, day, code }) => (
          <Stack key={_id} component="li" direction="row" sx={{ gap: 2, py: 0.5, alignItems: 'center' }}>
            <Typography sx={{ minWidth: '10rem' }}>
              {formatBriefDate(noon(day))}, {translate(`visits.shifts.${code}`)}
            </Typography>
            {kind === 'unconfirmed' && (
              <Button size="small" variant="outlined" onClick={() => openVisit(_id, 'confirm')}>
                {translate('admin.payroll.confirm')}
              </Button>
            )}
          </Stack>
        ))}
      </Box>
    </Section>
  )
}

export function RateList({ book: { history } }: { book: Pick<OfficePayBook, 'history'> }) {
  const translate = useTranslate()
  const say = (key: string, values?: object) => translate(`admin.payroll.rates.${key}`, values)
  return (
    <Section title={say('title')}>
      {history.length === 0 ? (
        <Typography color="textSecondary">{say('none')}</Typography>
      ) : (
        history.map((rates) => (
          <Box key={rates.from} sx={{ pt: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {say('from')}: {formatDate(noon(rates.from))}
            </Typography>
            <Typography>
              {rateNames
                .flatMap((name) => (rates[name] === null ? [] : `${say(name)} ${formatRupees(rates[name])}`))
                .join(' · ')}
            </Typography>
          </Box>
        ))
      )}
    </Section>
  )
}
