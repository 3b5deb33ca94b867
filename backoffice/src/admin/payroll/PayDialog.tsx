import Typography from '@mui/material/Typography'
import type { OfficePayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../app/dialogs/FormField.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import { useMethodChoices } from '../money/forms/MoneyFields.tsx'

const methods = ['upi', 'bank', 'cash'] as const
type Props = { book: Pick<OfficePayBook, 'caretaker' | 'month' | 'due'>; onClose: () => void }

/** Marks a closed month as paid, with a reference unless it was paid in cash (rule PAY-8). */
export function PayDialog({ book: { caretaker, month, due }, onClose }: Props) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.payroll.pay.${key}`)
  const admin = useAdminData()
  const choices = useMethodChoices(methods)
  return (
    <DialogForm
      title={say('title')}
      maxWidth="xs"
      draft={`pay.${caretaker._id}.${month}`}
      lasting={[]}
      initial={{
        method: 'upi' as (typeof methods)[number],
        reference: '',
        paidOn: dayInCity(new Date()) as string,
      }}
      touches={['payroll']}
      successKey="admin.payroll.pay.done"
      failureKey="admin.payroll.pay.failed"
      act={({ method, reference, paidOn }) =>
        admin.call('POST /admin/payroll/{id}/pay', {
          params: { id: caretaker._id },
          body: { month, method, ...(method === 'cash' ? {} : { reference }), ...(paidOn === '' ? {} : { paidOn }) },
        })
      }
      onClose={onClose}
    >
      {({ values: { method } }) => (
        <>
          <Typography variant="h1" component="p">
            {formatRupees(due)}
          </Typography>
          <FormField name="method" label={say('method')} choices={choices} />
          {method !== 'cash' && (
            <FormField name="reference" autoComplete="off" maxLength={40} label={say('reference')} />
          )}
          <FormField name="paidOn" type="date" label={say('paidOn')} />
        </>
      )}
    </DialogForm>
  )
}
