import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { minuteMs } from '@thodu/api/contract/time'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useRowAction } from '../../app/wire/use-row-action.ts'
import { useAdminData } from '../admin-data-provider.ts'
import type { PromiseRow } from './use-promises.ts'

/** An hour from now as the value of a `datetime-local` input, in this device's time zone. */
function inAnHour(): string {
  const later = new Date(Date.now() + 60 * minuteMs)
  return new Date(later.getTime() - later.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16)
}

type Props = { promise: PromiseRow; as: 'hold' | 'verify'; onDone: () => void }

/** Holds a promise until a time, or confirms the checks, with a reason (rules PROM-3, PROM-6). */
export function HoldForm({ promise, as, onDone }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [until, setUntil] = useState(inAnHour)
  const [reason, setReason] = useState('')
  const save = useRowAction({
    act: () =>
      admin.call('PUT /admin/promises/{id}', {
        params: { id: promise._id },
        body: as === 'hold' ? { hold: { until: new Date(until).toISOString(), reason } } : { verified: true, reason },
      }),
    touches: ['promises'],
    successKey: as === 'hold' ? 'admin.promises.held' : 'admin.promises.verified',
    failureKey: 'admin.promises.saveFailed',
    onDone,
  })
  const isReady = reason.trim() !== '' && (as === 'verify' || !Number.isNaN(Date.parse(until)))
  return (
    <Stack
      component="form"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, mt: 1.5, alignItems: { sm: 'flex-start' } }}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !save.isPending) save.mutate(undefined)
      }}
    >
      {as === 'hold' && (
        <TextField
          type="datetime-local"
          size="small"
          label={translate('admin.promises.until')}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      <TextField
        autoFocus
        size="small"
        label={translate('admin.promises.why')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        sx={{ flexGrow: 1 }}
      />
      <Button type="submit" variant="contained" disabled={!isReady} aria-disabled={save.isPending}>
        {translate(`admin.promises.${as}`)}
      </Button>
    </Stack>
  )
}
