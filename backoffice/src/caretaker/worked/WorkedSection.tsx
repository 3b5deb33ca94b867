import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { WorkedSheet } from '@thodu/api/contract/reports/worked.schema'
import { addDays, dayInCity } from '@thodu/api/contract/time'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { FactList, Section } from '../../app/looks/Section.tsx'
import { callApi } from '../../app/wire/http-client.ts'
import { formatBriefDate, formatHours } from '../../words/formats.ts'

const thisMonth = (): string => dayInCity(new Date()).slice(0, 7)
const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7)
const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7)

/** The caretaker's work in a month, loaded when opened to save the phone's data (rule OFF-36). */
export function WorkedSection() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [month, setMonth] = useState(thisMonth)
  const { data, error, refetch } = useQuery({
    queryKey: ['worked', month],
    queryFn: ({ signal }) => callApi('GET /caretaker/worked', { query: { month }, signal }),
    enabled: isOpen,
  })
  const step = (to: string, key: string) => (
    <Button variant="outlined" disabled={to > thisMonth()} onClick={() => setMonth(to)} sx={{ minHeight: 48 }}>
      {translate(`caretaker.worked.${key}`)}
    </Button>
  )
  return (
    <Section title={translate('caretaker.worked.title')}>
      {isOpen ? (
        <Stack spacing={1.5}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {step(monthBefore(month), 'before')}
            {step(monthAfter(month), 'after')}
            <b>{month}</b>
          </Stack>
          {data ? (
            <Worked sheet={data} />
          ) : error ? (
            <LoadFailed textKey="caretaker.worked.failed" onRetry={() => void refetch()} />
          ) : (
            <RowSkeletons rows={2} />
          )}
        </Stack>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 48 }}>
          {translate('caretaker.worked.show')}
        </Button>
      )}
    </Section>
  )
}

function Worked({ sheet }: { sheet: WorkedSheet }) {
  const translate = useTranslate()
  const { given, minutes, plannedMinutes, missed, daysOff, visits } = sheet
  const say = (key: string, values = {}) => translate(`caretaker.worked.${key}`, values)
  const facts = (['D', 'N', 'L', 'S'] as const).map((code) => ({
    label: say(`given.${code}`),
    value: given[code] || '',
  }))
  return (
    <>
      <FactList
        facts={[
          ...facts,
          {
            label: say('hours'),
            value:
              visits.length > 0
                ? say('hoursOf', { hours: formatHours(minutes), planned: formatHours(plannedMinutes) })
                : '',
          },
          { label: say('missed'), value: missed || '' },
          { label: say('daysOff'), value: daysOff || '' },
        ]}
      />
      {visits.length === 0 && <Typography color="textSecondary">{say('none')}</Typography>}
      <Box component="ul" aria-label={say('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {visits.map((visit) => (
          <Box component="li" key={visit._id} sx={{ py: 0.5 }}>
            {formatBriefDate(`${visit.day}T12:00:00Z`)} · {say(`given.${visit.code}`)} ·{' '}
            {visit.status === 'missed' ? say('missed') : say('worked', { hours: formatHours(visit.minutes ?? 0) })}
          </Box>
        ))}
      </Box>
    </>
  )
}
