import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { DialogForm, type DialogFormProps, type FormState } from './DialogForm.tsx'
import { FormField } from './FormField.tsx'

type WithReason = { reason: string }
type ReasonDialogProps<Values extends WithReason, Answer> = DialogFormProps<Values, Answer> & {
  lead?: string
  hint: string
}

/** Asks for a reason before an action that has to be explained later. `initial` has the values of further fields, if any. */
export function ReasonDialog<Values extends WithReason, Answer>({
  lead,
  hint,
  missing,
  act,
  children,
  ...form
}: ReasonDialogProps<Values, Answer>) {
  const translate = useTranslate()
  const needsReason = ({ reason }: Values) => (reason.trim() === '' ? translate('app.needsReason') : undefined)
  return (
    <DialogForm
      maxWidth="sm"
      {...form}
      missing={(values) => missing?.(values) ?? needsReason(values)}
      act={(values, clientEventId) => act({ ...values, reason: values.reason.trim() }, clientEventId)}
    >
      {(state: FormState<Values>) => (
        <>
          {lead && <Typography>{lead}</Typography>}
          {typeof children === 'function' ? children(state) : children}
          <ReasonField hint={hint} autoFocus={children === undefined} />
        </>
      )}
    </DialogForm>
  )
}

/** The field `reason` of a form. */
export function ReasonField({ hint, autoFocus = true }: { hint: string; autoFocus?: boolean }) {
  const translate = useTranslate()
  return (
    <FormField
      name="reason"
      label={translate('app.reason')}
      helperText={hint}
      multiline
      minRows={3}
      maxLength={500}
      autoFocus={autoFocus}
    />
  )
}
