import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { pricing } from '#words/pricing.ts'
import type { ContactPhoneDraft, Draft } from '../draft/draft-store.ts'
import { Field } from '../ui/fields/Field.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { whomOf } from './contact-phone.ts'

type Props = {
  user: User
  draft: Draft
  call: ContactPhoneDraft
  error: string | undefined
  onChange: (call: ContactPhoneDraft) => void
}
const words = pricing.call

/** Whether we call the customer or the patient's home, and the number if the account has none (rule JRN-17). */
export function WhoIsCalled({ user, draft, call, error, onChange }: Props) {
  const whom = whomOf(user, call)
  const { emergencyContact = '', emergencyPhone = '' } = draft.details
  return (
    <div className="who-is-called">
      <Field id="whom" label={words.legend} required>
        {(aria) => (
          <select
            {...aria}
            className="input"
            value={whom}
            onChange={(event) => onChange({ ...call, whom: event.target.value === 'me' ? 'me' : 'home' })}
          >
            <option value="me">{user.phone ? words.me(user.phone) : words.meWithout}</option>
            <option value="home">{words.home(emergencyContact, emergencyPhone)}</option>
          </select>
        )}
      </Field>
      {!user.phone && (
        <TextField
          id="own-phone"
          label={words.phone}
          hint={words.phoneHint}
          error={error}
          type="tel"
          autoComplete="tel"
          value={call.phone ?? ''}
          onChange={(event) => onChange({ whom: 'me', phone: event.target.value })}
        />
      )}
    </div>
  )
}
