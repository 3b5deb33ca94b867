import { type ChangeKind, changeReasons } from '@thodu/api/contract/bookings/change-kinds'
import type { RequestChange } from '@thodu/api/contract/bookings/change-requests.schema'
import { requestChangeSchema } from '@thodu/api/contract/bookings/change-requests.schema'
import { dayInCity } from '@thodu/api/contract/time'
import type { z } from '@thodu/api/contract/wire/zod'
import { profile } from '#words/profile.ts'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { bySchema } from '../../ui/fields/by-schema.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts'
import type { BookingDialogProps } from './booking-actions.ts'

const text = profile.bookings.change
type Values = { kind: ChangeKind; reason?: string; from?: string; until?: string; words?: string }
const schema = requestChangeSchema as unknown as z.ZodType<RequestChange, Values>
const emptyIsMissing = { setValueAs: (value: string) => (value === '' ? undefined : value) }

/** The request the dialog opens with; a pause can become a request to stop in it. */
export type ChangeInput = 'another-caretaker' | 'cancel' | 'pause'

type Asking = Omit<BookingDialogProps, 'onClose'> & { asks: ChangeInput }

function useAsking({ asks, booking, onDone }: Asking) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure, forgetEntry } = useCheckedForm(
    bySchema(schema),
    { kind: asks, words: '' },
    `${asks}.${booking._id}`,
  )
  const { isSubmitting } = form.formState
  const kind = form.watch('kind')
  const submit = form.handleSubmit(async (body) => {
    setSubmitError(undefined)
    try {
      const asked = await api.call('POST /booking/{id}/change-request', { params: { id: booking._id }, body })
      forgetEntry?.()
      onDone(asked, text.sent)
    } catch (error) {
      showFailure(error, text.failed)
    }
  })
  return { field, errorOf, submitError, kind, isSubmitting, submit }
}

type ChoicesProps<Name extends string> = {
  name: 'kind' | 'reason'
  of: readonly Name[]
  words: Readonly<Record<Name, string>>
  field: ReturnType<typeof useAsking>['field']
}

function Choices<Name extends string>({ name, of, words, field }: ChoicesProps<Name>) {
  return of.map((one) => (
    <label key={one} className="choice">
      <input type="radio" value={one} {...field(name)} />
      {words[one]}
    </label>
  ))
}

/**
 * Requests from the office another caregiver, a cancellation, a pause or a stop (rule BOOK-19). After a failure the entry stays.
 */
export default function AskChangeDialog({ onClose, ...asking }: Asking & Pick<BookingDialogProps, 'onClose'>) {
  const { asks } = asking
  const { field, errorOf, submitError, kind, isSubmitting, submit } = useAsking(asking)
  const today = dayInCity(new Date())
  return (
    <Dialog title={text.titles[asks]} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <p>{text.leads[kind]}</p>
        {asks === 'pause' && (
          <fieldset className="field">
            <legend className="label">{text.which}</legend>
            <Choices name="kind" of={['pause', 'stop']} words={text.kinds} field={field} />
          </fieldset>
        )}
        {asks === 'another-caretaker' && (
          <fieldset className="field" aria-describedby={errorOf('reason') ? 'change-reason-error' : undefined}>
            <legend className="label">{text.reason}</legend>
            <Choices name="reason" of={changeReasons} words={text.reasons} field={field} />
            <p className="field-error" id="change-reason-error">
              {errorOf('reason')}
            </p>
          </fieldset>
        )}
        {asks === 'pause' && (
          <Field
            id="change-from"
            label={kind === 'stop' ? text.stopFrom : text.pauseFrom}
            required
            error={errorOf('from')}
          >
            {(aria) => <input {...field('from')} {...aria} className="input" type="date" min={today} />}
          </Field>
        )}
        {kind === 'pause' && (
          <Field id="change-until" label={text.pauseUntil} hint={text.untilHint} error={errorOf('until')}>
            {(aria) => (
              <input {...field('until', emptyIsMissing)} {...aria} className="input" type="date" min={today} />
            )}
          </Field>
        )}
        <Field id="change-words" label={text.words} hint={text.wordsHint} error={errorOf('words')}>
          {(aria) => <textarea {...field('words')} {...aria} className="input" rows={3} maxLength={1000} />}
        </Field>
        {submitError && <Alert tone="error">{submitError}</Alert>}
        <div className="dialog-actions">
          <button type="submit" className="button" disabled={isSubmitting}>
            {isSubmitting ? text.sending : text.send}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {text.keep}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
