import { reviewBookingSchema } from '@thodu/api/contract/bookings/bookings.schema'
import { z } from '@thodu/api/contract/wire/zod'
import { profile } from '#words/profile.ts'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { bySchema } from '../../ui/fields/by-schema.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts'
import type { BookingDialogProps } from './booking-actions.ts'

const text = profile.bookings.rateDialog
type Values = { rating: string | null; review: string }

/** Radio buttons give text, even when the form library is set to numbers. */
const rateSchema = z.object({
  rating: z.preprocess(
    (value) => (typeof value === 'string' ? Number(value) : value),
    reviewBookingSchema.shape.rating,
  ),
  review: reviewBookingSchema.shape.review,
})

/** 1 to 5 and a review; a rating is required (rule BOOK-10). */
export function RateDialog({ booking, onClose, onDone }: BookingDialogProps) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure, forgetEntry } = useCheckedForm(
    bySchema(rateSchema as z.ZodType<z.output<typeof rateSchema>, Values>),
    { review: '' },
    `review.${booking._id}`,
  )
  const { isSubmitting } = form.formState
  const error = errorOf('rating')
  const submit = form.handleSubmit(async (body) => {
    setSubmitError(undefined)
    try {
      const rated = await api.call('POST /booking/{id}/review', { params: { id: booking._id }, body })
      forgetEntry?.()
      onDone(rated, text.done)
    } catch (failure) {
      showFailure(failure, text.failed)
    }
  })
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <fieldset className="field" aria-describedby={error ? 'rating-error' : undefined}>
          <legend className="label">{text.legend}</legend>
          <div className="ratings">
            {[1, 2, 3, 4, 5].map((count) => (
              <label key={count} className="choice">
                <input type="radio" value={count} {...field('rating')} />
                {text.stars(count)}
              </label>
            ))}
          </div>
          <p className="field-error" id="rating-error">
            {error}
          </p>
        </fieldset>
        <Field id="review" label={text.review} error={errorOf('review')}>
          {(aria) => <textarea {...field('review')} {...aria} className="input" rows={4} />}
        </Field>
        {submitError && <Alert tone="error">{submitError}</Alert>}
        <button type="submit" className="button" disabled={isSubmitting}>
          {isSubmitting ? text.sending : text.submit}
        </button>
      </form>
    </Dialog>
  )
}
