import {
  type NotificationPreferences,
  notificationPreferencesSchema,
  type User,
  updateProfileSchema,
} from '@thodu/api/contract/accounts/accounts.schema'
import { type Language, languageNames, languages } from '@thodu/api/contract/people/languages'
import { texts } from '@thodu/api/contract/texts'
import type { z } from '@thodu/api/contract/wire/zod'
import { language } from '#words/language/language.ts'
import { settings } from '#words/settings.ts'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { bySchema } from '../../ui/fields/by-schema.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts'
import { usePassingMessage } from './use-passing-message.ts'

type Values = {
  name: string
  phone: string
  location: string
  language: Language
  notificationPreferences: NotificationPreferences
}
type Props = { user: User; onUser: (user: User) => void }

const schema = updateProfileSchema.extend({ notificationPreferences: notificationPreferencesSchema }) as z.ZodType<
  Values,
  Values
>
const text = settings.profile
/** A customer's preferences have a section of their own, because two of them are consents (rule PRIV-C5). */
const preferencesOf = (user: User) =>
  user.role === 'user' ? [] : (['emailUpdates', 'smsAlerts', 'marketing'] as const)

function useProfile({ user, onUser }: Props) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm(bySchema(schema), {
    name: user.name,
    phone: user.phone,
    location: user.location,
    language: user.language ?? language,
    notificationPreferences: user.notificationPreferences,
  })
  const { message, show } = usePassingMessage()
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setSubmitError(undefined)
    try {
      // Sends only the boxes shown here: the others may have changed since the form was opened.
      const { notificationPreferences, ...about } = body
      const shown = preferencesOf(user).map((name) => [name, notificationPreferences[name]])
      const sent = shown.length === 0 ? about : { ...about, notificationPreferences: Object.fromEntries(shown) }
      onUser(await api.call('PUT /user/profile', { body: sent }))
      show(texts.profile.updated)
    } catch (error) {
      showFailure(error, texts.profile.updateFailed)
    }
  })
  return { field, errorOf, submitError, message, isSubmitting, submit }
}

/** Name, phone, location, language, and the notifications of a caretaker (rule JRN-11). */
export function ProfileForm({ user, onUser }: Props) {
  const { field, errorOf, submitError, message, isSubmitting, submit } = useProfile({ user, onUser })
  return (
    <form noValidate onSubmit={submit} aria-labelledby="profile-form">
      <h2 id="profile-form">{text.heading}</h2>
      <TextField id="name" label={text.name} error={errorOf('name')} autoComplete="name" required {...field('name')} />
      <TextField
        id="phone"
        label={text.phone}
        error={errorOf('phone')}
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <TextField
        id="location"
        label={text.location}
        hint={text.locationHint}
        error={errorOf('location')}
        autoComplete="address-level3"
        {...field('location')}
      />
      <TextField
        id="email"
        label={text.email}
        hint={text.emailHint}
        error={undefined}
        value={user.email}
        readOnly
        required
      />
      <Field id="language" label={text.language} hint={text.languageHint} error={errorOf('language')} required>
        {(aria) => (
          <select {...field('language')} {...aria} className="input">
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {user.role !== 'user' && (
        <fieldset className="field">
          <legend className="label">{settings.notifications.heading}</legend>
          {preferencesOf(user).map((name) => (
            <label key={name} className="choice">
              <input type="checkbox" {...field(`notificationPreferences.${name}`)} />
              {settings.notifications[name]}
            </label>
          ))}
        </fieldset>
      )}
      {submitError && <Alert tone="error">{submitError}</Alert>}
      <p role="status">{message}</p>
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? text.saving : text.save}
      </button>
    </form>
  )
}
