import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { fewestCounted, type PromiseKind, promiseKinds } from '@thodu/api/contract/promises/promise-kinds'
import type { ReportSpan } from '@thodu/api/contract/reports/report-span'
import type { PromiseReport } from '@thodu/api/contract/reports/reports.schema'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { SaveCsvButton } from '../../app/lists/SaveCsvButton.tsx'
import { formatBriefDate } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { BarDrawing, LegendSample } from './BarDrawing.tsx'
import type { Point } from './chart-scale.ts'
import { LOOK_EVERY, PartHead, ReportSection } from './ReportSection.tsx'
import { ReportTable } from './ReportTable.tsx'
import { weeksOf } from './report-range.ts'
import { formatShare, percentOf, type Tally, tally } from './sum-reports.ts'

const key = 'admin.reports.promises'

/** Kept promises by kind as a table, and by week as a chart (rule PROM-10). */
export function PromiseReportSection({ span: { from, to } }: { span: ReportSpan }) {
  const { call } = useAdminData()
  const load = useQuery({
    queryKey: ['reports', 'promises', from, to],
    queryFn: () => call('GET /admin/reports/promises', { query: { from, to } }),
    refetchInterval: LOOK_EVERY,
  })
  return (
    <ReportSection words="promises" load={load} about={{ count: fewestCounted }}>
      {(report) => <Promises report={report} />}
    </ReportSection>
  )
}

function Promises({ report }: { report: PromiseReport }) {
  const translate = useTranslate()
  const { rows } = report
  const title = translate(`${key}.byKind`)
  return (
    <>
      {rows.length === 0 && <Typography>{translate(`${key}.empty`)}</Typography>}
      <PartHead title={title}>
        <SaveCsvButton
          fileName={promisesCsv.fileName}
          header={promisesCsv.header}
          readRows={async () => promisesCsv.toRows(report)}
          notice={{ list: 'promise-report', filter: { from: report.from, to: report.to } }}
          disabled={rows.length === 0}
          of={translate(`${key}.title`)}
        />
      </PartHead>
      <ReportTable
        title={title}
        columns={['promise', 'kept', 'broken', 'share'].map((column) => translate(`${key}.${column}`))}
        rows={promiseKinds.map((kind) => ({
          key: kind,
          cells: [
            translate(`admin.promises.kinds.${kind}`),
            ...cellsOf(tally(rows.filter((row) => row.kind === kind))),
          ],
        }))}
        total={[translate('admin.reports.total'), ...cellsOf(tally(rows))]}
      />
      <Weeks report={report} />
    </>
  )
}

const cellsOf = (counted: Tally) => [formatCount(counted.kept), formatCount(counted.broken), formatShare(counted)]

function tallyWeeks(report: PromiseReport, chosen: PromiseKind | undefined) {
  const isChosen = ({ kind }: { kind: string }) => chosen === undefined || kind === chosen
  const rows = report.rows.filter(isChosen)
  const weeks = weeksOf(report).map((week) => ({
    label: formatBriefDate(week),
    ...tally(rows.filter((row) => row.week === week)),
  }))
  return { weeks, all: tally(rows) }
}

/** Selects one kind of promise or all; the choice is in the address. */
function PromiseChoice({ chosen }: { chosen: PromiseKind | undefined }) {
  const translate = useTranslate()
  const [, setSearch] = useSearchParams()

  function choose(kind: string) {
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (kind === '') next.delete('promise')
      else next.set('promise', kind)
      return next
    })
  }

  return (
    <TextField
      select
      label={translate(`${key}.promise`)}
      value={chosen ?? ''}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ maxWidth: 320, '@media print': { display: 'none' } }}
    >
      <MenuItem value="">{translate(`${key}.all`)}</MenuItem>
      {promiseKinds.map((kind) => (
        <MenuItem key={kind} value={kind}>
          {translate(`admin.promises.kinds.${kind}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

function Weeks({ report }: { report: PromiseReport }) {
  const translate = useTranslate()
  const [search] = useSearchParams()
  const chosen = promiseKinds.find((kind) => kind === search.get('promise'))
  const { weeks, all } = tallyWeeks(report, chosen)
  const title = translate(`${key}.byWeek`)
  const shown = chosen ? `${title}: ${translate(`admin.promises.kinds.${chosen}`)}` : title

  return (
    <>
      <PartHead title={shown} />
      <PromiseChoice chosen={chosen} />
      <ReportPicture
        title={shown}
        points={weeks.map(({ label, kept, broken }) => ({ label, count: kept, more: broken }))}
        lower={{ name: translate(`${key}.kept`), value: formatCount(all.kept) }}
        upper={{ name: translate(`${key}.broken`), value: formatCount(all.broken) }}
      />
    </>
  )
}

/** CSV export: a week by its Monday, kinds by their codes. */
const promisesCsv = {
  fileName: 'promises-kept',
  header: ['Week', 'Promise', 'Kept', 'Not kept', 'Kept (%)'],
  toRows: ({ rows }: PromiseReport) =>
    rows.map((row) => [row.week, row.kind, row.kept, row.broken, percentOf(row)] as const),
}

type Part = { name: string; value: string }
type ReportPictureProps = { title: string; points: readonly Point[]; lower: Part; upper: Part }

const list = { m: 0, mb: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }

/** Two numbers over time as one bar each, distinguished by pattern, with a table. */
function ReportPicture({ title, points, lower, upper }: ReportPictureProps) {
  const translate = useTranslate()
  const said = ({ name, value }: Part) => `${name}: ${value}`
  return (
    <Box sx={{ maxWidth: 720, breakInside: 'avoid' }}>
      <Box component="ul" sx={list}>
        {([lower, upper] as const).map((part, place) => (
          <Box component="li" key={part.name} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <LegendSample of={place === 0 ? 'count' : 'more'} />
            <Typography variant="body2">{said(part)}</Typography>
          </Box>
        ))}
      </Box>
      <BarDrawing
        points={points}
        title={translate('admin.reports.picture', { title, lower: said(lower), upper: said(upper) })}
      />
    </Box>
  )
}
