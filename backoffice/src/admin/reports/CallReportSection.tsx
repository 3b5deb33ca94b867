import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReportSpan } from '@thodu/api/contract/reports/report-span'
import type { CallReport } from '@thodu/api/contract/reports/reports.schema'
import { callOutcomes } from '@thodu/api/contract/telephone/call-outcomes'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { SaveCsvButton } from '../../app/lists/SaveCsvButton.tsx'
import { formatBriefDate } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { ReportPicture } from './ReportPicture.tsx'
import { LOOK_EVERY, ReportSection, SideBySide } from './ReportSection.tsx'
import { ReportTable } from './ReportTable.tsx'
import { reportDays } from './report-range.ts'
import { callsCsv } from './reports-csv.ts'
import { sum, sumCalls } from './sum-reports.ts'

const key = 'admin.reports.calls'

/** Calls per day and their outcomes (rule PROM-12). */
export function CallReportSection({ span: { from, to } }: { span: ReportSpan }) {
  const { call } = useAdminData()
  const load = useQuery({
    queryKey: ['reports', 'calls', from, to],
    queryFn: () => call('GET /admin/reports/calls', { query: { from, to } }),
    refetchInterval: LOOK_EVERY,
  })
  return (
    <ReportSection words="calls" load={load}>
      {(report) => <Calls report={report} />}
    </ReportSection>
  )
}

function Calls({ report }: { report: CallReport }) {
  const translate = useTranslate()
  const title = translate(`${key}.title`)
  const days = sumCalls(report.rows)
  const byDay = new Map(days.map((day) => [day.day, day]))
  const [spoken, missed] = [sum(days.map((day) => day.spoken)), sum(days.map((day) => day.missed))]
  const totalOf = (outcome: (typeof callOutcomes)[number]) => sum(days.map(({ counts }) => counts[outcome] ?? 0))
  return (
    <>
      {days.length === 0 ? (
        <Typography>{translate(`${key}.empty`)}</Typography>
      ) : (
        <SideBySide isWide>
          <ReportPicture
            title={title}
            points={reportDays(report).map((day) => ({
              label: formatBriefDate(day),
              count: byDay.get(day)?.spoken ?? 0,
              more: byDay.get(day)?.missed ?? 0,
            }))}
            lower={{ name: translate(`${key}.spoken`), value: formatCount(spoken) }}
            upper={{ name: translate(`${key}.missed`), value: formatCount(missed) }}
          />
          <ReportTable
            title={title}
            columns={[
              translate('admin.reports.day'),
              ...callOutcomes.map((outcome) => translate(`admin.callSheet.outcomes.${outcome}`)),
              translate('admin.reports.total'),
            ]}
            rows={days.map(({ day, counts, ...of }) => ({
              key: day,
              cells: [
                formatBriefDate(day),
                ...callOutcomes.map((outcome) => formatCount(counts[outcome] ?? 0)),
                formatCount(of.spoken + of.missed),
              ],
            }))}
            total={[
              translate('admin.reports.total'),
              ...callOutcomes.map((outcome) => formatCount(totalOf(outcome))),
              formatCount(spoken + missed),
            ]}
          />
        </SideBySide>
      )}
      <div>
        <SaveCsvButton
          fileName={callsCsv.fileName}
          header={callsCsv.header}
          readRows={async () => callsCsv.toRows(report)}
          notice={{ list: 'call-report', filter: { from: report.from, to: report.to } }}
          disabled={days.length === 0}
          of={title}
        />
      </div>
    </>
  )
}
