import { type AccountRow, type Reader, readJson } from '@thodu/db'
import { toGroupNumber } from './phone-key.ts'

/** Whose calls are looked for; the address is the one messages were written under. */
type Person = Pick<AccountRow, 'id' | 'phone'> & { email: string }

/** Everything that can have been called about: its bookings, their visits, its callbacks, and messages from its address. */
function subjectsOf(db: Reader, { id, email }: Person) {
  const bookings = db.selectFrom('bookings').select('id').where('user_id', '=', id)
  return {
    booking: bookings,
    visit: db.selectFrom('visits').select('id').where('booking_id', 'in', bookings),
    callback: db.selectFrom('callbacks').select('id').where('user_id', '=', id),
    message: db
      .selectFrom('messages')
      .select('id')
      .where((row) => row(row.fn('lower', ['email']), '=', email)),
  }
}
const subjectTypes = ['booking', 'visit', 'callback', 'message'] as const

/** Numbers a person gave, for itself, to be called back, and of who stands by the patient. */
async function givenNumbers(db: Reader, { id, email, phone }: Person): Promise<unknown[]> {
  const bookings = await db
    .selectFrom('bookings')
    .select(['user_info', 'form_data', 'patient_details'])
    .where('user_id', '=', id)
    .execute()
  const messages = await db
    .selectFrom('messages')
    .select('phone')
    .where((row) => row(row.fn('lower', ['email']), '=', email))
    .execute()
  return [
    phone,
    ...messages.map((message) => message.phone),
    ...bookings.flatMap(({ user_info, form_data, patient_details }) => [
      readJson<{ phone?: unknown }>(user_info).phone,
      readJson<{ callNumber?: unknown }>(form_data).callNumber,
      readJson<{ emergencyPhone?: unknown }>(patient_details).emergencyPhone,
    ]),
  ]
}

/**
 * Every number under which a person can have been called or have called, as calls keep them (rule CALL-6): those it gave,
 * and those that calls about it were made to. Read while they are there, before account and bookings are emptied.
 */
export async function numbersOf(db: Reader, person: Person): Promise<string[]> {
  const given = (await givenNumbers(db, person)).map((number) =>
    typeof number === 'string' ? toGroupNumber(number) : undefined,
  )
  const numbers = new Set(given.filter((number) => number !== undefined))
  const subjects = subjectsOf(db, person)
  for (const type of subjectTypes) {
    const about = db
      .selectFrom('call_items')
      .select('call_id')
      .where('subject_type', '=', type)
      .where('subject_id', 'in', subjects[type])
    const calls = await db.selectFrom('calls').select('phone10').where('id', 'in', about).execute()
    for (const { phone10 } of calls) if (phone10 !== '') numbers.add(phone10)
  }
  return [...numbers]
}
