import { texts } from '@thodu/api/contract/texts'
import { Controller, useWatch } from 'react-hook-form'
import { signingUp } from '#words/signing-up.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { bySchema } from '../ui/fields/by-schema.ts'
import { useCheckedForm } from '../ui/fields/use-checked-form.ts'
import { CodeField } from './code/CodeField.tsx'
import { resetFormSchema } from './forms.ts'
import { NewPassword } from './NewPassword.tsx'

type Props = { email: string; onDone: (password: string) => void }

/** Accepts the mailed code and a new password that follows the sign-up rules (rule ACC-24). */
export function ResetForm({ email, onDone }: Props) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm(bySchema(resetFormSchema), {
    otp: '',
    newPassword: '',
    confirmPassword: '',
  })
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ otp, newPassword: chosen }) => {
    setSubmitError(undefined)
    try {
      await api.call('POST /auth/reset-password', { body: { email, otp, newPassword: chosen } })
      onDone(chosen)
    } catch (error) {
      showFailure(error, texts.server.failed)
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <p role="status">{texts.auth.resetSent}</p>
      <Controller
        control={form.control}
        name="otp"
        render={({ field: { value, onChange } }) => (
          <CodeField
            id="otp"
            value={value}
            error={errorOf('otp')}
            onChange={(code) => {
              form.clearErrors('otp')
              setSubmitError(undefined)
              onChange(code)
            }}
          />
        )}
      />
      <NewPassword
        id="new-password"
        label={signingUp.fields.newPassword}
        value={newPassword}
        chosen={{ ...field('newPassword'), error: errorOf('newPassword') }}
        repeated={{ ...field('confirmPassword'), error: errorOf('confirmPassword') }}
      />
      {submitError && <Alert tone="error">{submitError}</Alert>}
      <button type="submit" className="button button-block" disabled={isSubmitting}>
        {isSubmitting ? signingUp.forgot.resetting : signingUp.forgot.reset}
      </button>
    </form>
  )
}
