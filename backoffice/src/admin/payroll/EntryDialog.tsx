import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type EntryKind, entryKinds } from '@thodu/api/contract/payroll/pay-rules'
import type { OfficePayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../app/dialogs/FormDialog.tsx'
import { useKeptForm } from '../../app/session/use-kept-form.ts'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { formatMonth } from '../../words/visit-times.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { AmountField, ChoiceField, toRupees } from '../money/forms/MoneyFields.tsx'

type Props = { book: Pick<OfficePayBook, 'caretaker' | 'closedMonths'>; onClose: () => void }

/** Adds an advance, an adjustment, or a correction of a closed month, with a reason (rule PAY-4). */
export function EntryDialog({ book: { caretaker, closedMonths }, onClose }: Props) {
  const translate = useTranslate()
  const say = (key: string, values?: object) => translate(`admin.payroll.${key}`, values)
  const admin = useAdminData()
  const toast = useToast()
  const [{ kind, amount, day, month }, change] = useKeptForm(`pay-entry.${caretaker._id}`, {
    kind: 'advance' as EntryKind,
    amount: '',
    day: dayInCity(new Date()) as string,
    month: closedMonths[0] ?? '',
  })
  const [reason, setReason, forgetReason] = useKeptText(`pay-entry.${caretaker._id}.reason`)
  const form = useAction({
    touches: ['payroll'],
    successKey: () => undefined,
    failureKey: 'admin.payroll.entry.failed',
    showFailure: 'form',
    act: () =>
      admin.call('POST /admin/payroll/{id}/entries', {
        params: { id: caretaker._id },
        body:
          kind === 'correction'
            ? { kind, amount: toRupees(amount), month, reason }
            : { kind, amount: toRupees(amount), day, reason },
      }),
    onDone(book) {
      forgetReason()
      toast.succeed(say('entry.done', { month: formatMonth(book.month) }))
      onClose()
    },
  })
  const offered = entryKinds.filter((one) => one !== 'correction' || closedMonths.length > 0)
  return (
    <FormDialog title={say('entry.title')} maxWidth="xs" action={form} onSave={() => form.mutate()} onClose={onClose}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ChoiceField
          label={say('entry.kind')}
          value={kind}
          choices={offered.map((one) => [one, say(`kinds.${one}`)])}
          onChange={(one) => change({ kind: one })}
        />
        {kind === 'correction' ? (
          <>
            <ChoiceField
              label={say('entry.corrected')}
              value={month}
              choices={closedMonths.map((one) => [one, formatMonth(one)])}
              onChange={(one) => change({ month: one })}
            />
            <Typography variant="body2">{say('entry.less')}</Typography>
          </>
        ) : (
          <TextField
            fullWidth
            type="date"
            label={say('entry.day')}
            value={day}
            error={form.fieldErrors.day !== undefined}
            helperText={form.fieldErrors.day}
            onChange={(event) => change({ day: event.target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
        <AmountField
          label={say('entry.amount')}
          value={amount}
          onChange={(typed) => change({ amount: typed })}
          error={form.fieldErrors.amount}
        />
        <TextField
          fullWidth
          multiline
          label={say('entry.reason')}
          value={reason}
          error={form.fieldErrors.reason !== undefined}
          helperText={form.fieldErrors.reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </Stack>
    </FormDialog>
  )
}
