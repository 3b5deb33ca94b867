import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { Section } from '../../app/looks/Section.tsx'

/** Reports are asked for again every minute while they are looked at (rule API-9). */
export const LOOK_EVERY = 60_000

type ReportSectionProps<Report> = {
  /** Where its words stand: `admin.reports.…`. */
  words: 'promises' | 'calls' | 'firstCalls'
  load: Pick<UseQueryResult<Report>, 'data' | 'isError' | 'refetch'>
  /** Values for the sentence that says what is counted. */
  about?: Record<string, unknown>
  children: (report: Report) => ReactNode
}

/** One report, which can be on its way or fail alone (rule OFF-17). */
export function ReportSection<Report>({ words, load, about = {}, children }: ReportSectionProps<Report>) {
  const translate = useTranslate()
  const { data, isError, refetch } = load
  return (
    <Section title={translate(`admin.reports.${words}.title`)}>
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {translate(`admin.reports.${words}.about`, about)}
        </Typography>
        {data !== undefined && children(data)}
        {data === undefined && isError && (
          <LoadFailed textKey={`admin.reports.${words}.failed`} onRetry={() => void refetch()} />
        )}
        {data === undefined && !isError && <RowSkeletons />}
      </Stack>
    </Section>
  )
}
