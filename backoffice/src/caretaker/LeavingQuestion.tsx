import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { askBeforeLeaving } from '../app/session/before-leaving.ts'
import { readOutbox } from './outbox/outbox.ts'
import { loadSender } from './outbox/send-now.ts'
import { PhoneDialog } from './PhoneDialog.tsx'

/** How long sign-out waits for queued actions, in ms. */
const patience = 2_000

/** Sign-out would delete queued actions, so they are sent once more, and the caretaker is asked if that fails (rule CARE-23). */
export function LeavingQuestion() {
  const translate = useTranslate()
  const [asked, setAsked] = useState<{ count: number; answer: (leaves: boolean) => void }>()
  useEffect(
    () =>
      askBeforeLeaving(async () => {
        if (readOutbox().length === 0) return true
        const sent = loadSender().then(({ sendOutbox }) => sendOutbox())
        await Promise.race([sent.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))])
        const count = readOutbox().length
        if (count === 0) return true
        return new Promise((answer) => setAsked({ count, answer }))
      }),
    [],
  )
  function answer(leaves: boolean) {
    asked?.answer(leaves)
    setAsked(undefined)
  }
  return (
    <PhoneDialog title={translate('app.logout')} open={asked !== undefined} onClose={() => answer(false)}>
      <Stack spacing={2}>
        <Typography>{translate('caretaker.tray.leaving', { smart_count: asked?.count ?? 0 })}</Typography>
        <Button variant="contained" onClick={() => answer(false)} sx={{ minHeight: 48 }}>
          {translate('caretaker.tray.stay')}
        </Button>
        <Button color="error" onClick={() => answer(true)} sx={{ minHeight: 48 }}>
          {translate('caretaker.tray.leave')}
        </Button>
      </Stack>
    </PhoneDialog>
  )
}
