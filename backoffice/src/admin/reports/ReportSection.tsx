import Box from '@mui/material/Box'
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
  words: 'promises' | 'calls' | 'firstCalls'
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

const halves = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }
const fitting = { xs: 'minmax(0, 1fr)', lg: 'minmax(20rem, 1fr) minmax(0, max-content)' }
/** Two parts of a report, side by side where both fit; `isWide`: the second has many columns. */
export const SideBySide = ({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: isWide ? fitting : halves,
      '@media print': { display: 'block' },
    }}
  >
    {children}
  </Box>
)

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
