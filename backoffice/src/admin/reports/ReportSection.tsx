import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { Section } from '../../app/looks/Section.tsx'

/** Refetch interval of reports, in ms (rule API-9). */
export const LOOK_EVERY = 60_000

type ReportSectionProps<Report> = {
  words: 'promises'
  load: Pick<UseQueryResult<Report>, 'data' | 'isError' | 'refetch'>
  about?: Record<string, unknown>
  children: (report: Report) => ReactNode
}

/** One report, which loads and fails independently (rule OFF-17). */
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

export const PartHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Stack
    direction="row"
    sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}
  >
    <Typography variant="h3" sx={{ breakAfter: 'avoid' }}>
      {title}
    </Typography>
    {children}
  </Stack>
)
