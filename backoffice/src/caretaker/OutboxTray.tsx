import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { copyText } from '@thodu/api/contract/client/plain-http'
import { brand } from '@thodu/api/contract/page-values'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '../app/looks/Section.tsx'
import { formatDateTime } from '../words/formats.ts'
import { dequeue, type StoredAction } from './outbox/outbox.ts'
import { sendInBackground } from './outbox/send-now.ts'
import { useOutbox } from './outbox/use-waiting.ts'
import { usePutScheduleChanges } from './schedule-changes/use-schedule-changes.ts'
import { useVisitCache } from './visits/use-visits.ts'
import { useBookingCache } from './wire/use-booking-cache.ts'

/** Sends queued actions while the app is open, and puts the responses into all screens. */
function useSending(): void {
  const { put: putVisit } = useVisitCache()
  const { put: putBooking } = useBookingCache()
  const putChanges = usePutScheduleChanges()
  useEffect(
    () =>
      sendInBackground((answered) => {
        if ('visit' in answered) void putVisit(answered.visit)
        if ('booking' in answered) void putBooking(answered.booking)
        if ('changes' in answered) putChanges(answered.changes)
      }),
    [putVisit, putBooking, putChanges],
  )
}

/** Refused actions with the server's message, until the caretaker dismisses them (rule CARE-22). */
export function OutboxTray() {
  const translate = useTranslate()
  useSending()
  const refused = useOutbox().filter(({ state }) => state === 'refused')
  if (refused.length === 0) return null
  return (
    <Box role="alert" sx={{ mb: 2 }}>
      <Section title={translate('caretaker.tray.title')}>
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {refused.map((press) => (
            <RefusedAction key={press.id} press={press} />
          ))}
        </Stack>
      </Section>
    </Box>
  )
}

/** The texts that dismissing would delete. */
const wordsOf = (press: StoredAction): string => {
  if (press.kind === 'note') return press.body.note
  if (press.kind === 'trouble') return press.body.text ?? ''
  return press.kind === 'end' ? [press.body.note, press.body.forFamily].filter(Boolean).join('\n') : ''
}

function RefusedAction({ press }: { press: StoredAction }): ReactNode {
  const translate = useTranslate()
  const [copied, setCopied] = useState(false)
  const { why = '', kind, pressedAt } = press
  const words = wordsOf(press)
  const said = why === 'too-old' ? translate('caretaker.tray.tooOld') : why || translate('caretaker.tray.refused')
  const button = { variant: 'outlined', sx: { minHeight: 48 } } as const
  const copy = () => void copyText(words).then(setCopied)
  return (
    <Stack component="li" spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate(`caretaker.tray.kinds.${kind}`)}, {formatDateTime(pressedAt)}
      </Typography>
      <Typography>{said}</Typography>
      {words !== '' && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button {...button} component="a" href={`tel:${brand.phone}`}>
          {translate('caretaker.tray.callOffice')}
        </Button>
        {words !== '' && (
          <Button {...button} onClick={copy}>
            {translate(copied ? 'caretaker.tray.copied' : 'caretaker.tray.copy')}
          </Button>
        )}
        <Button {...button} onClick={() => dequeue(press.id)}>
          {translate('caretaker.tray.remove')}
        </Button>
      </Stack>
    </Stack>
  )
}
