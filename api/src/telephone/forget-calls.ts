import { type AccountRow, readJson, type Tx } from '@thodu/db'
import { toGroupNumber } from './phone-key.ts'

/** Whose calls are looked for; the address is the one messages were written under. */
type Person = Pick<AccountRow, 'id' | 'phone'> & { email: string }

/** Everything that can have been called about: its bookings, their visits, its callbacks, and messages from its address. */
function subjectsOf(tx: Tx, { id, email }: Person) {
  const bookings = tx.selectFrom('bookings').select('id').where('user_id', '=', id)
  return {
    booking: bookings,
    visit: tx.selectFrom('visits').select('id').where('booking_id', 'in', bookings),
    callback: tx.selectFrom('callbacks').select('id').where('user_id', '=', id),
    message: tx
      .selectFrom('messages')
      .select('id')
      .where((row) => row(row.fn('lower', ['email']), '=', email)),
  }
}
const subjectTypes = ['booking', 'visit', 'callback', 'message'] as const

/** Numbers a person gave, for itself, to be called back, and of who stands by the patient. */
async function givenNumbers(tx: Tx, { id, email, phone }: Person): Promise<unknown[]> {
  const bookings = await tx
    .selectFrom('bookings')
    .select(['user_info', 'form_data', 'patient_details'])
    .where('user_id', '=', id)
    .execute()
  const messages = await tx
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
export async function numbersOf(tx: Tx, person: Person): Promise<string[]> {
  const given = (await givenNumbers(tx, person)).map((number) =>
    typeof number === 'string' ? toGroupNumber(number) : undefined,
  )
  const numbers = new Set(given.filter((number) => number !== undefined))
  const subjects = subjectsOf(tx, person)
  for (const type of subjectTypes) {
    const about = tx
      .selectFrom('call_items')
      .select('call_id')
      .where('subject_type', '=', type)
      .where('subject_id', 'in', subjects[type])
    const calls = await tx.selectFrom('calls').select('phone10').where('id', 'in', about).execute()
    for (const { phone10 } of calls) if (phone10 !== '') numbers.add(phone10)
  }
  return [...numbers]
}
