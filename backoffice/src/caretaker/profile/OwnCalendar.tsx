import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { copyText } from '@thodu/api/contract/client/plain-http'
import type { CalendarFeed } from '@thodu/api/contract/sharing/sharing.schema'
import { formatDate, formatDateTime } from '@thodu/api/contract/words/formats'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import { callApi } from '../../app/wire/http-client.ts'
import { useAction } from '../../app/wire/use-action.ts'

const key = ['calendar-feed']

/** The calendar feed of the caretaker's visits: create, copy, end (rule SHARE-6). */
export function OwnCalendar() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [said, setSaid] = useState('')
  const { data } = useQuery({ queryKey: key, queryFn: () => callApi('GET /calendar-feed') })
  const { mutate, isPending, problem } = useAction({
    act: (ask: () => Promise<CalendarFeed>) => ask(),
    touches: [],
    successKey: () => undefined,
    failureKey: 'caretaker.calendar.failed',
    showFailure: 'form',
    onDone: (feed) => queries.setQueryData(key, feed),
  })
  const change = (ask: () => Promise<CalendarFeed>) => {
    setSaid('')
    mutate(ask)
  }
  const renew = () => callApi('POST /calendar-feed')
  const end = () =>
    callApi('DELETE /calendar-feed').then((): CalendarFeed => ({ url: null, lastReadAt: null, endsAt: null }))
  const copy = (url: string) =>
    copyText(url).then((isCopied) => setSaid(isCopied ? translate('caretaker.calendar.copied') : url))
  const { url = null, endsAt = null, lastReadAt = null } = data ?? {}
  return (
    <Section title={translate('caretaker.calendar.title')}>
      <Typography>{translate('caretaker.calendar.lead')}</Typography>
      {endsAt !== null && (
        <Typography variant="body2" color="textSecondary">
          {translate('caretaker.calendar.warning')} {translate('caretaker.calendar.until', { day: formatDate(endsAt) })}{' '}
          {lastReadAt === null
            ? translate('caretaker.calendar.neverRead')
            : translate('caretaker.calendar.lastRead', { when: formatDateTime(lastReadAt) })}{' '}
          {url === null && translate('caretaker.calendar.hidden')}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        {url !== null && (
          <Button variant="outlined" onClick={() => void copy(url)} sx={{ minHeight: 44 }}>
            {translate('caretaker.calendar.copy')}
          </Button>
        )}
        <Button variant="outlined" disabled={isPending} onClick={() => change(renew)} sx={{ minHeight: 44 }}>
          {translate(endsAt === null ? 'caretaker.calendar.make' : 'caretaker.calendar.renew')}
        </Button>
        {endsAt !== null && (
          <Button disabled={isPending} onClick={() => change(end)} sx={{ minHeight: 44 }}>
            {translate('caretaker.calendar.end')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" role="status" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {said || problem}
      </Typography>
    </Section>
  )
}
