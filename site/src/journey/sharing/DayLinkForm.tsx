import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { languageNames, languages } from '@thodu/api/contract/people/languages'
import {
  type CreateDayLink,
  createDayLinkSchema,
  type DayLink,
  mostDays,
  usualDays,
} from '@thodu/api/contract/sharing/sharing.schema'
import type { z } from '@thodu/api/contract/wire/zod'
import { brand } from '#words/language/brand.ts'
import { language } from '#words/language/language.ts'
import { sharing as words } from '#words/sharing.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { bySchema } from '../ui/fields/by-schema.ts'
import { Field } from '../ui/fields/Field.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useCheckedForm } from '../ui/fields/use-checked-form.ts'

type Values = Required<CreateDayLink>
const schema = createDayLinkSchema as z.ZodType<Values, Values>
const nobody: Values = { name: '', zone: '', language, days: usualDays, showTasks: false }

/** Three questions; language and days have usual values, which *More choices* changes (rule SHARE-1). */
export function DayLinkForm({ booking, onMade }: { booking: Booking; onMade: (link: DayLink) => void }) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm(bySchema(schema), nobody)
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setSubmitError(undefined)
    try {
      onMade(await api.call('POST /booking/{id}/day-links', { params: { id: booking._id }, body }))
      form.reset(nobody)
    } catch (error) {
      showFailure(error, words.makeFailed)
    }
  })
  const id = (name: string) => `share-${booking.bookingId}-${name}`
  return (
    <form noValidate onSubmit={submit}>
      <TextField id={id('name')} label={words.name} error={errorOf('name')} required {...field('name')} />
      <Field id={id('zone')} label={words.zone} error={errorOf('zone')} required>
        {(aria) => (
          <select {...aria} className="input" {...field('zone')}>
            <option value="">{words.chooseCity}</option>
            {cities.map(([city, zone]) => (
              <option key={city} value={zone}>
                {city}
              </option>
            ))}
            <option value={homeZone}>{words.elsewhere(brand.words.locality)}</option>
          </select>
        )}
      </Field>
      <label className="choice">
        <input type="checkbox" {...field('showTasks')} />
        {words.showTasks}
      </label>
      <details className="disclosure">
        <summary>
          <span>{words.more}</span>
        </summary>
        <div>
          <Field id={id('language')} label={words.language} error={errorOf('language')} required>
            {(aria) => (
              <select {...aria} className="input" {...field('language')}>
                {languages.map((one) => (
                  <option key={one} value={one}>
                    {languageNames[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id={id('days')} label={words.days} error={errorOf('days')} required>
            {(aria) => (
              <input
                {...aria}
                className="input"
                type="number"
                inputMode="numeric"
                min={1}
                max={mostDays}
                {...field('days', { valueAsNumber: true })}
              />
            )}
          </Field>
        </div>
      </details>
      {submitError && <Alert tone="error">{submitError}</Alert>}
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? words.making : words.make}
      </button>
    </form>
  )
}

/** Cities where relatives live, with their time zones, most frequent first. */
const cities = [
  ['Dallas', 'America/Chicago'],
  ['New Jersey', 'America/New_York'],
  ['San Francisco', 'America/Los_Angeles'],
  ['New York', 'America/New_York'],
  ['Houston', 'America/Chicago'],
  ['Seattle', 'America/Los_Angeles'],
  ['Chicago', 'America/Chicago'],
  ['Atlanta', 'America/New_York'],
  ['Boston', 'America/New_York'],
  ['Denver', 'America/Denver'],
  ['Phoenix', 'America/Phoenix'],
  ['Los Angeles', 'America/Los_Angeles'],
  ['Toronto', 'America/Toronto'],
  ['Vancouver', 'America/Vancouver'],
  ['London', 'Europe/London'],
  ['Manchester', 'Europe/London'],
  ['Dublin', 'Europe/Dublin'],
  ['Berlin', 'Europe/Berlin'],
  ['Frankfurt', 'Europe/Berlin'],
  ['Amsterdam', 'Europe/Amsterdam'],
  ['Paris', 'Europe/Paris'],
  ['Stockholm', 'Europe/Stockholm'],
  ['Zurich', 'Europe/Zurich'],
  ['Dubai', 'Asia/Dubai'],
  ['Abu Dhabi', 'Asia/Dubai'],
  ['Sharjah', 'Asia/Dubai'],
  ['Doha', 'Asia/Qatar'],
  ['Kuwait', 'Asia/Kuwait'],
  ['Muscat', 'Asia/Muscat'],
  ['Riyadh', 'Asia/Riyadh'],
  ['Bahrain', 'Asia/Bahrain'],
  ['Singapore', 'Asia/Singapore'],
  ['Kuala Lumpur', 'Asia/Kuala_Lumpur'],
  ['Hong Kong', 'Asia/Hong_Kong'],
  ['Tokyo', 'Asia/Tokyo'],
  ['Sydney', 'Australia/Sydney'],
  ['Melbourne', 'Australia/Melbourne'],
  ['Perth', 'Australia/Perth'],
  ['Auckland', 'Pacific/Auckland'],
  ['Hyderabad', 'Asia/Kolkata'],
] as const

/** Zone of the city of care, for a reader who lives in none of the cities. */
const homeZone = 'Asia/Kolkata'
