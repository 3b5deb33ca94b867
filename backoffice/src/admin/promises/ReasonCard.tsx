import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { promiseReasons } from '@thodu/api/contract/promises/promise-kinds'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useRowAction } from '../../app/wire/use-row-action.ts'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { PromiseSubject } from './PromiseSubject.tsx'
import type { PromiseRow } from './use-promises.ts'

/** A promise that was not kept, until somebody says why: one press (rule PROM-7). */
export function ReasonCard({ promise }: { promise: PromiseRow }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [note, setNote, forgetNote] = useKeptText(`promise-note.${promise._id}`)
  const save = useRowAction({
    act: (reason: (typeof promiseReasons)[number]) =>
      admin.call('PUT /admin/promises/{id}', {
        params: { id: promise._id },
        body: { reason, ...(note.trim() ? { note: note.trim() } : {}) },
      }),
    touches: ['promises'],
    onDone: forgetNote,
    undo: () => admin.call('PUT /admin/promises/{id}', { params: { id: promise._id }, body: { reason: null } }),
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
      <TextField
        size="small"
        fullWidth
        label={translate('admin.promises.note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Stack
        direction="row"
        role="group"
        aria-label={`${translate('admin.promises.reason')}: ${kind}, ${promise.subject.label || promise.subject.name}`}
        sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}
      >
        {promiseReasons.map((code) => (
          <Button
            key={code}
            variant="outlined"
            aria-disabled={save.isPending}
            onClick={() => !save.isPending && save.mutate(code)}
          >
            {translate(`admin.promises.reasons.${code}`)}
          </Button>
        ))}
      </Stack>
    </Card>
  )
}
