import { type Nominee, nameNomineeSchema } from '@thodu/api/contract/privacy/requests.schema'
import type { z } from '@thodu/api/contract/wire/zod'
import { yourData } from '#words/privacy.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { bySchema } from '../ui/fields/by-schema.ts'
import { TextField } from '../ui/fields/TextField.tsx'
import { useCheckedForm } from '../ui/fields/use-checked-form.ts'

const text = yourData.nominee
type Values = { name: string; phone: string; relation: string }
const schema = nameNomineeSchema as unknown as z.ZodType<Values, Values>
type Props = { nominee: Nominee | null; onSaved: (nominee: Nominee | null) => void; onCancel: () => void }

export function NomineeForm({ nominee, onSaved, onCancel }: Props) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm(bySchema(schema), {
    name: nominee?.name ?? '',
    phone: nominee?.phone ?? '',
    relation: nominee?.relation ?? '',
  })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setSubmitError(undefined)
    try {
      onSaved((await api.call('PUT /user/nominee', { body })).nominee)
    } catch (error) {
      showFailure(error, text.saveFailed)
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <TextField id="nominee-name" label={text.name} error={errorOf('name')} required {...field('name')} />
      <TextField
        id="nominee-phone"
        label={text.phone}
        error={errorOf('phone')}
        type="tel"
        required
        {...field('phone')}
      />
      <TextField
        id="nominee-relation"
        label={text.relation}
        hint={text.relationHint}
        error={errorOf('relation')}
        required
        maxLength={60}
        {...field('relation')}
      />
      {submitError && <Alert tone="error">{submitError}</Alert>}
      <div className="cluster">
        <button type="submit" className="button button-small" disabled={isSubmitting}>
          {isSubmitting ? text.saving : text.save}
        </button>
        <button type="button" className="button button-small button-quiet" onClick={onCancel}>
          {text.cancel}
        </button>
      </div>
    </form>
  )
}
