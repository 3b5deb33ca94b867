import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarFeed } from '@thodu/api/contract/sharing/sharing.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import { api } from '../../app/wire/api.ts'

const key = ['calendar-feed']

/** The address of her visits for a calendar program: make, copy, make anew, end (rule SHARE-6). */
export function OwnCalendar() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [said, setSaid] = useState('')
  const { data } = useQuery({ queryKey: key, queryFn: () => api.call('GET /calendar-feed') })
  const change = useMutation({
    mutationFn: (ask: () => Promise<CalendarFeed>) => ask(),
    onMutate: () => setSaid(''),
    onSuccess: (feed) => queries.setQueryData(key, feed),
    onError: () => setSaid(translate('caretaker.calendar.failed')),
  })
  const renew = () => api.call('POST /calendar-feed')
  const end = () => api.call('DELETE /calendar-feed').then((): CalendarFeed => ({ url: null, lastReadAt: null }))
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(translate('caretaker.calendar.copied')),
      () => setSaid(url),
    )
  const url = data?.url ?? null
  return (
    <Section title={translate('caretaker.calendar.title')}>
      <Typography>{translate('caretaker.calendar.lead')}</Typography>
      {url !== null && (
        <Typography variant="body2" color="textSecondary">
          {translate('caretaker.calendar.warning')}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        {url !== null && (
          <Button variant="outlined" onClick={() => void copy(url)} sx={{ minHeight: 44 }}>
            {translate('caretaker.calendar.copy')}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={change.isPending}
          onClick={() => change.mutate(renew)}
          sx={{ minHeight: 44 }}
        >
          {translate(url === null ? 'caretaker.calendar.make' : 'caretaker.calendar.renew')}
        </Button>
        {url !== null && (
          <Button disabled={change.isPending} onClick={() => change.mutate(end)} sx={{ minHeight: 44 }}>
            {translate('caretaker.calendar.end')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" role="status" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {said}
      </Typography>
    </Section>
  )
}
