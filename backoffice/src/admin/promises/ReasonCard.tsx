import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { promiseReasons } from '@thodu/api/contract/promises/promise-kinds'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { WhyOff } from '../../app/dialogs/WhyOff.tsx'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useRowAction } from '../../app/wire/use-row-action.ts'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { PromiseSubject } from './PromiseSubject.tsx'
import type { PromiseRow } from './use-promises.ts'

/** A promise that was not kept, until somebody says why (rule PROM-7). */
export function ReasonCard({ promise }: { promise: PromiseRow }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [reason, setReason, forgetReason] = useKeptText(`promise-reason.${promise._id}`)
  const whyId = useId()
  const [note, setNote, forgetNote] = useKeptText(`promise-note.${promise._id}`)
  const save = useRowAction({
    act: () =>
      admin.call('PUT /admin/promises/{id}', {
        params: { id: promise._id },
        body: { reason: reason as 'other', ...(note.trim() ? { note: note.trim() } : {}) },
      }),
    touches: ['promises'],
    onDone() {
      forgetReason()
      forgetNote()
    },
    successKey: 'admin.promises.reasonSaved',
    failureKey: 'admin.promises.saveFailed',
  })
  const kind = translate(`admin.promises.kinds.${promise.kind}`)
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{kind}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <PromiseSubject subject={promise.subject} />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate(promise.metAt ? 'admin.promises.doneLate' : 'admin.promises.notDone', {
          due: formatDateTime(promise.dueAt),
          done: promise.metAt ? formatDateTime(promise.metAt) : '',
        })}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'flex-start' } }}>
        <TextField
          select
          size="small"
          label={translate('admin.promises.reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          sx={{ minWidth: 220 }}
        >
          {promiseReasons.map((code) => (
            <MenuItem key={code} value={code}>
              {translate(`admin.promises.reasons.${code}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label={translate('admin.promises.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          sx={{ flexGrow: 1 }}
        />
        <Button
          variant="contained"
          aria-label={`${translate('admin.promises.saveReason')}: ${kind}, ${promise.subject.label || promise.subject.name}`}
          disabled={reason === ''}
          aria-describedby={whyId}
          aria-disabled={save.isPending}
          onClick={() => !save.isPending && save.mutate(undefined)}
          sx={{ flexShrink: 0 }}
        >
          {translate('admin.promises.saveReason')}
        </Button>
      </Stack>
      <WhyOff id={whyId}>{reason === '' ? translate('app.needsReason') : undefined}</WhyOff>
    </Card>
  )
}
