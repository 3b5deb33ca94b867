import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { WorkedSheets } from '@thodu/api/contract/reports/worked.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { SaveCsvButton } from '../../app/lists/SaveCsvButton.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { formatBriefDate, formatHours } from '../../words/formats.ts'
import { formatMonth } from '../../words/visit-times.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { ReportTable } from '../reports/ReportTable.tsx'

type Sheet = WorkedSheets['sheets'][number]
const counted = ['D', 'N', 'L', 'S', 'plannedHours', 'hours', 'unproved', 'missed', 'replaced', 'daysOff'] as const
const toCells = ({ caretaker, given, plannedMinutes, minutes, unproved, missed, replaced, daysOff }: Sheet) =>
  [
    caretaker.name,
    given.D,
    given.N,
    given.L,
    given.S,
    formatHours(plannedMinutes),
    formatHours(minutes),
    unproved,
    missed,
    replaced,
    daysOff,
  ] as const

/** /admin/worked?month=: each caretaker's work in a month, as a table, on paper, and as CSV (rule OFF-36). */
export function WorkedPage() {
  const translate = useTranslate()
  const admin = useAdminData()
  const [search, setSearch] = useSearchParams()
  const thisMonth = dayInCity(new Date()).slice(0, 7)
  const month = search.get('month') ?? thisMonth
  const { data, error, refetch } = useQuery({
    queryKey: ['worked', month],
    queryFn: () => admin.call('GET /admin/worked', { query: { month } }),
  })
  return (
    <Stack spacing={3} sx={{ py: 2, minWidth: 0 }}>
      <PageTitle title={translate('admin.worked.title')} />
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', '@media print': { display: 'none' } }}
      >
        <TextField
          type="month"
          label={translate('admin.worked.month')}
          value={month}
          onChange={(event) => setSearch({ month: event.target.value || thisMonth }, { replace: true })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: thisMonth } }}
          sx={{ width: '14rem' }}
        />
        {data && (
          <SaveCsvButton
            fileName={`worked-${month}`}
            header={[
              'Caretaker',
              'Days',
              'Nights',
              'Live-in',
              'Sessions',
              'Planned h',
              'Worked h',
              'Not confirmed',
              'Missed',
              'Replaced',
              'Days off',
            ]}
            readRows={async () => data.sheets.map(toCells)}
            notice={{ list: 'worked', filter: { month } }}
            disabled={data.sheets.length === 0}
          />
        )}
        <Button variant="outlined" onClick={() => print()}>
          {translate('admin.reports.print')}
        </Button>
      </Stack>
      {data ? (
        <Sheets sheets={data.sheets} month={month} />
      ) : error ? (
        <LoadFailed textKey="admin.worked.failed" onRetry={() => void refetch()} />
      ) : (
        <RowSkeletons />
      )}
    </Stack>
  )
}

function Sheets({ sheets, month }: { sheets: readonly Sheet[]; month: string }) {
  const translate = useTranslate()
  if (sheets.length === 0) return <Typography>{translate('admin.worked.empty')}</Typography>
  const title = `${translate('admin.worked.title')}, ${formatMonth(month)}`
  const columns = [
    translate('admin.worked.caretaker'),
    ...counted.map((column) => translate(`admin.worked.columns.${column}`)),
  ]
  return (
    <>
      <Typography variant="h2">{title}</Typography>
      <ReportTable
        title={title}
        columns={columns}
        rows={sheets.map((sheet) => ({ key: sheet.caretaker._id, cells: toCells(sheet) }))}
      />
      {sheets.map((sheet) => (
        <details key={sheet.caretaker._id} className="worked-sheet">
          <Typography component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
            {translate('admin.worked.sheet', { name: sheet.caretaker.name, month: formatMonth(month) })}
          </Typography>
          <OneSheet sheet={sheet} columns={columns} />
        </details>
      ))}
    </>
  )
}

function OneSheet({ sheet, columns }: { sheet: Sheet; columns: readonly string[] }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.worked.${key}`)
  const name = sheet.caretaker.name
  return (
    <Section title={name}>
      <Stack spacing={2}>
        <Typography>
          {toCells(sheet)
            .slice(1)
            .map((value, at) => `${columns[at + 1]} ${value}`)
            .join(' · ')}
        </Typography>
        {sheet.visits.length > 0 && (
          <ReportTable
            title={`${name}, ${say('visits')}`}
            columns={[say('day'), say('kind'), say('columns.plannedHours'), say('columns.hours'), say('came')]}
            words={[1, 4]}
            rows={sheet.visits.map(({ _id, day, code, plannedMinutes, minutes, status, isProved, isReplaced }) => ({
              key: _id,
              cells: [
                formatBriefDate(`${day}T12:00:00Z`),
                translate(`visits.shifts.${code}`),
                formatHours(plannedMinutes),
                minutes === null ? '' : formatHours(minutes),
                say(status === 'missed' ? (isReplaced ? 'replaced' : 'missed') : isProved ? 'proved' : 'unproved'),
              ],
            }))}
          />
        )}
      </Stack>
    </Section>
  )
}
