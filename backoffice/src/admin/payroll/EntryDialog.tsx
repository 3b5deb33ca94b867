import Typography from '@mui/material/Typography'
import { type EntryKind, entryKinds } from '@thodu/api/contract/payroll/pay-rules'
import type { OfficePayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../app/dialogs/FormField.tsx'
import { useToast } from '../../app/wire/use-toast.tsx'
import { formatMonth } from '../../words/visit-times.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { AmountField, toRupees } from '../money/forms/MoneyFields.tsx'

type Props = { book: Pick<OfficePayBook, 'caretaker' | 'closedMonths'>; onClose: () => void }

/** Adds an advance, an adjustment, or a correction of a closed month, with a reason (rule PAY-4). */
export function EntryDialog({ book: { caretaker, closedMonths }, onClose }: Props) {
  const translate = useTranslate()
  const say = (key: string, values?: object) => translate(`admin.payroll.${key}`, values)
  const admin = useAdminData()
  const toast = useToast()
  const offered = entryKinds.filter((one) => one !== 'correction' || closedMonths.length > 0)
  return (
    <DialogForm
      title={say('entry.title')}
      maxWidth="xs"
      draft={`pay-entry.${caretaker._id}`}
      lasting={['reason']}
      initial={{
        kind: 'advance' as EntryKind,
        amount: '',
        day: dayInCity(new Date()) as string,
        month: closedMonths[0] ?? '',
        reason: '',
      }}
      touches={['payroll']}
      successKey={() => undefined}
      failureKey="admin.payroll.entry.failed"
      act={({ kind, amount, day, month, reason }) =>
        admin.call('POST /admin/payroll/{id}/entries', {
          params: { id: caretaker._id },
          body:
            kind === 'correction'
              ? { kind, amount: toRupees(amount), month, reason }
              : { kind, amount: toRupees(amount), day, reason },
        })
      }
      onDone={({ month }) => toast.succeed(say('entry.done', { month: formatMonth(month) }))}
      onClose={onClose}
    >
      {({ values: { kind } }) => (
        <>
          <FormField name="kind" label={say('entry.kind')} choices={offered.map((one) => [one, say(`kinds.${one}`)])} />
          {kind === 'correction' ? (
            <>
              <FormField
                name="month"
                label={say('entry.corrected')}
                choices={closedMonths.map((one) => [one, formatMonth(one)])}
              />
              <Typography variant="body2">{say('entry.less')}</Typography>
            </>
          ) : (
            <FormField name="day" type="date" label={say('entry.day')} />
          )}
          <AmountField name="amount" label={say('entry.amount')} />
          <FormField name="reason" multiline maxLength={300} label={say('entry.reason')} />
        </>
      )}
    </DialogForm>
  )
}
