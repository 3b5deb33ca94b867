import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReportSpan } from '@thodu/api/contract/reports/report-span'
import type { FirstCallReport } from '@thodu/api/contract/reports/reports.schema'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { SaveCsvButton } from '../../app/lists/SaveCsvButton.tsx'
import { formatBriefDate } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { ReportPicture } from './ReportPicture.tsx'
import { LOOK_EVERY, ReportSection, SideBySide } from './ReportSection.tsx'
import { ReportTable } from './ReportTable.tsx'
import { firstCallsCsv } from './reports-csv.ts'
import { NONE } from './sum-reports.ts'

const key = 'admin.reports.firstCalls'

/** How long bookings waited for their first call, by week (rule PROM-11). */
export function FirstCallSection({ span: { from, to } }: { span: ReportSpan }) {
  const { call } = useAdminData()
  const load = useQuery({
    queryKey: ['reports', 'first-calls', from, to],
    queryFn: () => call('GET /admin/reports/first-calls', { query: { from, to } }),
    refetchInterval: LOOK_EVERY,
  })
  return (
    <ReportSection words="firstCalls" load={load}>
      {(report) => <FirstCalls report={report} />}
    </ReportSection>
  )
}

const columns = ['called', 'uncalled', 'median', 'ninetieth'] as const
const say = (figure: number | null): string => (figure === null ? NONE : formatCount(figure))

function FirstCalls({ report: { from, to, weeks, whole } }: { report: FirstCallReport }) {
  const translate = useTranslate()
  const title = translate(`${key}.title`)
  const cellsOf = (of: FirstCallReport['whole']) => columns.map((column) => say(of[column]))
  const isEmpty = whole.called + whole.uncalled === 0
  return (
    <>
      {isEmpty && <Typography>{translate(`${key}.empty`)}</Typography>}
      <SideBySide>
        {whole.called > 0 && (
          <ReportPicture
            title={title}
            points={weeks.map(({ week, median, ninetieth }) => ({
              label: formatBriefDate(week),
              count: median ?? 0,
              more: (ninetieth ?? 0) - (median ?? 0),
            }))}
            lower={{ name: translate(`${key}.median`), value: say(whole.median) }}
            upper={{ name: translate(`${key}.ninetieth`), value: say(whole.ninetieth) }}
          />
        )}
        <ReportTable
          title={title}
          columns={[translate('admin.reports.week'), ...columns.map((column) => translate(`${key}.${column}`))]}
          rows={weeks.map(({ week, ...of }) => ({ key: week, cells: [formatBriefDate(week), ...cellsOf(of)] }))}
          total={[translate('admin.reports.total'), ...cellsOf(whole)]}
        />
      </SideBySide>
      <div>
        <SaveCsvButton
          fileName={firstCallsCsv.fileName}
          header={firstCallsCsv.header}
          readRows={async () => firstCallsCsv.toRows({ from, to, weeks, whole })}
          notice={{ list: 'first-call-report', filter: { from, to } }}
          disabled={isEmpty}
          of={title}
        />
      </div>
    </>
  )
}
