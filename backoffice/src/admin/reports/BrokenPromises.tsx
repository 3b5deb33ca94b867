import Box from '@mui/material/Box'
import type { PromiseReport } from '@thodu/api/contract/reports/reports.schema'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { SaveCsvButton } from '../../app/lists/SaveCsvButton.tsx'
import { PartHead } from './ReportSection.tsx'
import { ReportTable } from './ReportTable.tsx'
import { reasonsCsv } from './reports-csv.ts'
import { sum, sumReasons } from './sum-reports.ts'

const key = 'admin.reports.promises'

/** Reasons of late promises with the names of those who gave them. */
export function BrokenPromises({ report }: { report: PromiseReport }) {
  const translate = useTranslate()
  const title = translate(`${key}.whyNot`)
  const sums = sumReasons(report.reasons)
  return (
    <Box>
      <PartHead title={title}>
        <SaveCsvButton
          fileName={reasonsCsv.fileName}
          header={reasonsCsv.header}
          readRows={async () => reasonsCsv.toRows(report)}
          notice={{ list: 'broken-promise-report', filter: { from: report.from, to: report.to } }}
          disabled={sums.length === 0}
          of={title}
        />
      </PartHead>
      <ReportTable
        title={title}
        columns={['reason', 'broken', 'saidBy'].map((column) => translate(`${key}.${column}`))}
        words={[2]}
        rows={sums.map(({ reason, count, by }) => ({
          key: reason ?? '',
          cells: [
            translate(reason === null ? `${key}.unexplained` : `admin.promises.reasons.${reason}`),
            formatCount(count),
            by.map((person) => `${person.name} (${formatCount(person.count)})`).join(', '),
          ],
        }))}
        total={[translate('admin.reports.total'), formatCount(sum(sums.map(({ count }) => count))), '']}
      />
    </Box>
  )
}
