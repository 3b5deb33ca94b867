import { claimPaymentSchema, type Payment } from '@thodu/api/contract/money/money.schema'
import type { z } from '@thodu/api/contract/wire/zod'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useState } from 'react'
import { language } from '#words/language/language.ts'
import { money as words } from '#words/money.ts'
import { pathTo } from '../../language/paths.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { bySchema } from '../ui/fields/by-schema.ts'
import { TextField } from '../ui/fields/TextField.tsx'
import { useCheckedForm } from '../ui/fields/use-checked-form.ts'

type Props = { payment: Payment; onClaimed: () => void }
type Values = { utr: string }
const schema = claimPaymentSchema as unknown as z.ZodType<Values, Values>

/** The requested amount, the link to the payment page in the page's language, and "I have paid", which counts once the bank confirms it (rule MON-6). */
export function OpenRequest({ payment, onClaimed }: Props) {
  const [isClaiming, setClaiming] = useState(false)
  const { amount, reference, status, payUrl } = payment
  const tell = status === 'claimed' ? words.claimed : words.asked
  return (
    <>
      <p>{tell(formatRupees(amount, language), reference)}</p>
      {isClaiming ? (
        <Claim payment={payment} onClaimed={onClaimed} onClose={() => setClaiming(false)} />
      ) : (
        <div className="cluster">
          {payUrl !== null && status === 'asked' && (
            <a className="button button-small" href={pathTo(`/pay${new URL(payUrl).hash}`)}>
              {words.pay}
            </a>
          )}
          <button type="button" className="button button-small button-quiet" onClick={() => setClaiming(true)}>
            {words.paid}
          </button>
        </div>
      )}
    </>
  )
}

function Claim({ payment, onClaimed, onClose }: Props & { onClose: () => void }) {
  const initial = { utr: payment.utr ?? '' }
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm(bySchema(schema), initial)
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setSubmitError(undefined)
    try {
      await api.call('POST /payments/{id}/claim', { params: { id: payment._id }, body })
      onClose()
      onClaimed()
    } catch (error) {
      showFailure(error, words.sendFailed)
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <TextField id={`utr-${payment._id}`} label={words.utr} error={errorOf('utr')} {...field('utr')} />
      {submitError && <Alert tone="error">{submitError}</Alert>}
      <div className="cluster">
        <button type="submit" className="button button-small" disabled={isSubmitting}>
          {isSubmitting ? words.sending : words.paid}
        </button>
        <button type="button" className="button button-small button-quiet" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}
