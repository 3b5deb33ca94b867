import { changePasswordSchema } from '@thodu/api/contract/accounts/accounts.schema'
import { texts } from '@thodu/api/contract/texts'
import type { z } from '@thodu/api/contract/wire/zod'
import { settings } from '#words/settings.ts'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { bySchema } from '../../ui/fields/by-schema.ts'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts'
import { usePassingMessage } from './use-passing-message.ts'

type Values = { currentPassword: string; newPassword: string; confirmPassword: string }

const text = settings.password
const empty: Values = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** The current password, and a new one twice (rule ACC-10). */
export function PasswordForm() {
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm(
    bySchema(changePasswordSchema as z.ZodType<Values, Values>),
    empty,
  )
  const { message, show } = usePassingMessage()
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setSubmitError(undefined)
    try {
      await api.call('PUT /user/change-password', { body })
      form.reset(empty)
      show(texts.changePassword.changed)
    } catch (error) {
      showFailure(error, texts.changePassword.failed)
    }
  })
  return (
    <form noValidate onSubmit={submit} aria-labelledby="password-form">
      <h2 id="password-form">{text.heading}</h2>
      <p className="soft small">{text.others}</p>
      <PasswordField
        id="current-password"
        label={text.current}
        error={errorOf('currentPassword')}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <PasswordField
        id="new-password"
        label={text.next}
        error={errorOf('newPassword')}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField
        id="confirm-password"
        label={text.confirm}
        error={errorOf('confirmPassword')}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      {submitError && <Alert tone="error">{submitError}</Alert>}
      <p role="status">{message}</p>
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? text.saving : text.save}
      </button>
    </form>
  )
}
