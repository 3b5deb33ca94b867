import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { callbackWindows, type Service } from '@thodu/api/contract/care/catalogue'
import { createCallbackSchema } from '@thodu/api/contract/requests/requests.schema'
import type { z } from '@thodu/api/contract/wire/zod'
import { useEffect } from 'react'
import { pricing } from '#words/pricing.ts'
import { pathTo } from '../../language/paths.ts'
import { loadDraft, updateDraft } from '../draft/current-draft.ts'
import type { Draft } from '../draft/draft-store.ts'
import { api } from '../session/api.ts'
import { navigateWithState } from '../session/navigation-state.ts'
import { Alert } from '../ui/Alert.tsx'
import { formatCallWindowZone } from '../ui/clock.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { bySchema } from '../ui/fields/by-schema.ts'
import { Field } from '../ui/fields/Field.tsx'
import { useCheckedForm } from '../ui/fields/use-checked-form.ts'
import { noteCall, numberToCall, saveOwnPhone } from './contact-phone.ts'

type Values = {
  serviceType: string
  selectedPackage: string
  callbackData: { preferredTime: string; additionalNotes: string }
}
type Request = z.output<typeof createCallbackSchema>
type Props = {
  user: User
  service: Service
  packageId: string | undefined
  draft: Draft
  onClose: () => void
}
const schema = createCallbackSchema as z.ZodType<Request, Values>
const text = pricing.callbackDialog

function useAsking({ user, service, packageId, draft }: Omit<Props, 'onClose'>) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm<Values, Request>(
    bySchema(schema),
    {
      serviceType: service.id,
      selectedPackage: packageId ?? '',
      callbackData: {
        preferredTime: draft.callback?.preferredTime ?? 'morning',
        additionalNotes: draft.callback?.additionalNotes ?? '',
      },
    },
  )
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const kept = loadDraft(user._id, service.id)?.callback
          updateDraft(user._id, service.id, { callback: { ...kept, ...values.callbackData } })
        },
      }),
    [subscribe, user._id, service.id],
  )
  const { isSubmitting, isSubmitSuccessful } = form.formState
  const submit = form.handleSubmit(async (request) => {
    setSubmitError(undefined)
    const kept = loadDraft(user._id, service.id)?.callback
    const askedAt = kept?.askedAt ?? new Date().toISOString()
    updateDraft(user._id, service.id, { callback: { ...kept, askedAt } })
    try {
      await saveOwnPhone(user, draft.call ?? {})
      const { preferredTime, additionalNotes } = request.callbackData
      const callbackData = { preferredTime, additionalNotes: noteCall(user, draft, additionalNotes) }
      const callback = await api.call('POST /callback', { body: { ...request, callbackData, timestamp: askedAt } })
      navigateWithState(pathTo('/thank-you'), {
        isCallback: true,
        callback,
        accountId: user._id,
        phone: numberToCall(user, draft),
      })
    } catch (error) {
      showFailure(error, text.failed)
      form.setError('root', {})
    }
  })
  const sending = isSubmitting || isSubmitSuccessful
  return { field, errorOf, submitError, sending, submit }
}

/** Requests a call from the team in a time window of the day (rules REQ-1, CAT-7). */
export default function CallbackDialog({ onClose, ...asking }: Props) {
  const { field, errorOf, submitError, sending, submit } = useAsking(asking)
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <p>{text.lead}</p>
        <Field id="callback-package" label={text.package} required error={errorOf('selectedPackage')}>
          {(aria) => (
            <select {...field('selectedPackage')} {...aria} className="input">
              <option value="">{pricing.title}</option>
              {asking.service.packages.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <fieldset className="field windows">
          <legend className="label">{text.window}</legend>
          {callbackWindows.map((window) => (
            <label key={window} className="choice">
              <input type="radio" value={window} {...field('callbackData.preferredTime')} />
              <span>
                {text.windows[window]} <span className="soft">{formatCallWindowZone(window, Date.now())}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Field id="callback-notes" label={text.notes} error={errorOf('callbackData.additionalNotes')}>
          {(aria) => <textarea {...field('callbackData.additionalNotes')} {...aria} className="input" rows={3} />}
        </Field>
        {submitError && <Alert tone="error">{submitError}</Alert>}
        <button type="submit" className="button" disabled={sending}>
          {sending ? text.sending : text.submit}
        </button>
      </form>
    </Dialog>
  )
}
