import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Payroll } from '@thodu/api/contract/payroll/payroll.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useIsSmall } from '../../app/lists/CardStack.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { type CsvRow, SaveCsvButton } from '../../app/lists/SaveCsvButton.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { formatHours } from '../../words/formats.ts'
import { formatMonth } from '../../words/visit-times.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { ReportTable } from '../reports/ReportTable.tsx'
import { MonthField, useMonth } from './MonthField.tsx'
import { usePayState } from './use-pay-state.ts'

type Row = Payroll['caretakers'][number]
const columns = [
  'name',
  ...(['D', 'N', 'L', 'S', 'hours', 'unconfirmed', 'missed', 'daysOff'] as const),
  ...(['earned', 'advances', 'adjustments', 'carried', 'due', 'state'] as const),
] as const

const hrefOf = ({ caretaker, month }: Row): string => `/payroll/${caretaker._id}?month=${month}`

/** /admin/payroll?month=: work and pay of each caretaker in a month, as a table, on paper, and as CSV (rules PAY-5, OFF-36). */
export function PayrollPage() {
  const translate = useTranslate()
  const admin = useAdminData()
  const isSmall = useIsSmall()
  const month = useMonth()
  const { data, error, refetch } = useQuery({
    queryKey: ['payroll', month],
    queryFn: () => admin.call('GET /admin/payroll', { query: { month } }),
  })
  const rows = data?.caretakers ?? []
  return (
    <Stack spacing={3} sx={{ py: 2, minWidth: 0 }}>
      <PageTitle title={translate('admin.payroll.title')} />
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', '@media print': { display: 'none' } }}
      >
        <MonthField />
        {data && (
          <SaveCsvButton
            fileName={`pay-${month}`}
            header={csvHeader}
            readRows={async () => rows.map(toCsvRow)}
            notice={{ list: 'payroll', filter: { month } }}
            disabled={rows.length === 0}
          />
        )}
        <Button variant="outlined" onClick={() => print()}>
          {translate('admin.reports.print')}
        </Button>
      </Stack>
      {!data && error && <LoadFailed textKey="admin.payroll.failed" onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons />}
      {data && rows.length === 0 && <Typography>{translate('admin.payroll.empty')}</Typography>}
      {rows.length > 0 && (isSmall ? <Cards rows={rows} /> : <MonthTable rows={rows} month={month} />)}
    </Stack>
  )
}

function MonthTable({ rows, month }: { rows: readonly Row[]; month: string }) {
  const translate = useTranslate()
  const formatState = usePayState()
  const title = `${translate('admin.payroll.title')}, ${formatMonth(month)}`
  const sum = (pick: (row: Row) => number): number => rows.reduce((all, row) => all + pick(row), 0)
  const cellsOf = (row: Row) => [
    <Link key="name" component={RouterLink} to={hrefOf(row)}>
      {row.caretaker.name}
    </Link>,
    ...(['D', 'N', 'L', 'S'] as const).map((code) => row.given[code]),
    formatHours(row.minutes),
    row.unconfirmed,
    row.missed,
    row.daysOff,
    formatRupees(row.earned),
    formatRupees(row.advances),
    formatRupees(row.adjustments),
    formatRupees(row.carried),
    <b key="due">{formatRupees(row.due)}</b>,
    row.hasRates || row.state !== 'open' ? formatState(row) : translate('admin.payroll.noRates'),
  ]
  const total = [
    translate('admin.payroll.all'),
    ...(['D', 'N', 'L', 'S'] as const).map((code) => sum(({ given }) => given[code])),
    formatHours(sum(({ minutes }) => minutes)),
    ...(['unconfirmed', 'missed', 'daysOff'] as const).map((name) => sum((row) => row[name])),
    ...(['earned', 'advances', 'adjustments', 'carried', 'due'] as const).map((name) =>
      formatRupees(sum((row) => row[name])),
    ),
    '',
  ]
  return (
    <>
      <Typography variant="h2">{title}</Typography>
      <ReportTable
        title={title}
        columns={columns.map((column) => translate(`admin.payroll.columns.${column}`))}
        rows={rows.map((row) => ({ key: row.caretaker._id, cells: cellsOf(row) }))}
        total={total}
      />
    </>
  )
}

/** On a phone a caretaker is one card: what is due, and what waits. */
function Cards({ rows }: { rows: readonly Row[] }) {
  const translate = useTranslate()
  const formatState = usePayState()
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Card key={row.caretaker._id} component="li" sx={{ p: 2 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Link component={RouterLink} to={hrefOf(row)}>
              {row.caretaker.name}
            </Link>
            <b>{formatRupees(row.due)}</b>
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {[
              row.hasRates || row.state !== 'open' ? formatState(row) : translate('admin.payroll.noRates'),
              ...(['D', 'N', 'L', 'S'] as const).flatMap((code) =>
                row.given[code] > 0 ? `${translate(`admin.payroll.columns.${code}`)} ${row.given[code]}` : [],
              ),
              ...(row.unconfirmed > 0 ? [`${translate('admin.payroll.columns.unconfirmed')} ${row.unconfirmed}`] : []),
            ].join(' · ')}
          </Typography>
        </Card>
      ))}
    </Stack>
  )
}

/** English, because the accountant's program reads it. */
const csvHeader = [
  'Month',
  'Caretaker',
  'Days',
  'Nights',
  'Live-in',
  'Sessions',
  'Hours',
  'Not confirmed',
  'Missed',
  'Days off',
  'Earned',
  'Advances',
  'Adjustments',
  'From before',
  'Due',
  'State',
  'Paid by',
  'Reference',
  'Paid on',
] as const

/** Amounts are whole rupees without a sign. */
export const toCsvRow = (row: Payroll['caretakers'][number]): CsvRow => [
  row.month,
  row.caretaker.name,
  ...[row.given.D, row.given.N, row.given.L, row.given.S],
  Math.round(row.minutes / 6) / 10,
  ...[row.unconfirmed, row.missed, row.daysOff],
  ...[row.earned, row.advances, row.adjustments, row.carried, row.due],
  row.state,
  ...[row.payment?.method, row.payment?.reference, row.payment?.paidOn],
]
