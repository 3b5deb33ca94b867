import { randomUuid } from '@thodu/api/contract/client/plain-http'
import { type PrivacyKind, privacyKinds } from '@thodu/api/contract/privacy/request-kinds'
import { type FollowedPrivacyRequest, ownPrivacyRequestSchema } from '@thodu/api/contract/privacy/requests.schema'
import type { z } from '@thodu/api/contract/wire/zod'
import { useState } from 'react'
import { yourData } from '#words/privacy.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { Done } from '../ui/Done.tsx'
import { bySchema } from '../ui/fields/by-schema.ts'
import { Field } from '../ui/fields/Field.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useCheckedForm } from '../ui/fields/use-checked-form.ts'

const text = yourData.form
/** The nominee has a separate section on the page. */
const kinds = privacyKinds.filter((kind) => kind !== 'nomination')
type Values = { kind: PrivacyKind; text: string; patientName?: string }
const schema = ownPrivacyRequestSchema.omit({ clientEventId: true }) as unknown as z.ZodType<Values, Values>
const empty: Values = { kind: 'access', text: '', patientName: '' }

/** Sends a privacy request. After a failure the entry stays, and a retry counts as the same request. */
export function AskForm({ onSent }: { onSent: (request: FollowedPrivacyRequest) => void }) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure, forgetEntry } = useCheckedForm(
    bySchema(schema),
    empty,
    'privacy-request',
  )
  const { isSubmitting } = form.formState
  const [clientEventId, setEventId] = useState(() => randomUuid())
  const [sent, setSent] = useState('')
  const submit = form.handleSubmit(async (body) => {
    setSubmitError(undefined)
    setSent('')
    try {
      const request = await api.call('POST /user/privacy-requests', { body: { ...body, clientEventId } })
      setEventId(randomUuid())
      forgetEntry?.()
      form.reset(empty)
      setSent(text.sent(request.code))
      onSent(request)
    } catch (error) {
      showFailure(error, text.failed)
    }
  })
  return (
    <form noValidate onSubmit={submit} aria-labelledby="ask-about-data">
      <h3 id="ask-about-data">{text.heading}</h3>
      <Field id="ask-kind" label={text.kind} error={errorOf('kind')} required>
        {(aria) => (
          <select {...field('kind')} {...aria} className="input">
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {yourData.kinds[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="ask-text" label={text.text} error={errorOf('text')} required>
        {(aria) => <textarea {...field('text')} {...aria} className="input" rows={4} maxLength={4000} />}
      </Field>
      <TextField
        id="ask-patient"
        label={text.patient}
        error={errorOf('patientName')}
        maxLength={100}
        {...field('patientName')}
      />
      {submitError && <Alert tone="error">{submitError}</Alert>}
      {sent && <Done>{sent}</Done>}
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? text.sending : text.send}
      </button>
    </form>
  )
}
