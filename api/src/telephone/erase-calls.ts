import { type AccountRow, type Reader, readJson } from '@thodu/db'
import { type SqlBool, sql } from 'kysely'
import { mayHaveNumber } from './booking-numbers.ts'
import { toGroupNumbers } from './phone-key.ts'

/** `email` is the address of their messages. */
type Person = Pick<AccountRow, 'id' | 'phone'> & { email: string }

/** Selects everything a call can be about. */
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

/** Lists numbers the person gave while signed in: their own, for callbacks, and of the emergency contact. */
async function listGivenNumbers(db: Reader, { id, phone }: Person): Promise<unknown[]> {
  const bookings = await db
    .selectFrom('bookings')
    .select(['user_info', 'form_data', 'patient_details'])
    .where('user_id', '=', id)
    .execute()
  return [phone, ...bookings.flatMap(listBookingNumbers)]
}

const listBookingNumbers = (booking: Record<'user_info' | 'form_data' | 'patient_details', string>): unknown[] => [
  readJson<{ phone?: unknown }>(booking.user_info).phone,
  readJson<{ callNumber?: unknown }>(booking.form_data).callNumber,
  readJson<{ emergencyPhone?: unknown }>(booking.patient_details).emergencyPhone,
]

/** Compares digits only; the caller checks the number itself. */
function mayHold(column: string, number: string) {
  const digits = [' ', '-', '(', ')', '.', '+'].reduce(
    (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
    sql.ref<string>(column),
  )
  return sql<SqlBool>`${digits} like ${`%${number.replace('+', '')}%`}`
}

async function isGivenByOthers(db: Reader, number: string, { id, email }: Person): Promise<boolean> {
  const accounts = await db
    .selectFrom('accounts')
    .select('phone')
    .where('id', '<>', id)
    .where(mayHold('phone', number))
    .execute()
  const messages = await db
    .selectFrom('messages')
    .select('phone')
    .where((row) => row(row.fn('lower', ['email']), '<>', email))
    .where(mayHold('phone', number))
    .execute()
  const requests = await db
    .selectFrom('privacy_requests')
    .select('contact as phone')
    .where('contact_number', '<>', '')
    .where(mayHold('contact', number))
    .where((row) => row.or([row('account_id', 'is', null), row('account_id', '<>', id)]))
    .execute()
  const bookings = await db
    .selectFrom('bookings')
    .select(['user_info', 'form_data', 'patient_details'])
    .where('user_id', '<>', id)
    .where((row) =>
      row.or([
        mayHaveNumber(number)(row),
        row.and([row('form_data', 'like', '%"callNumber"%'), mayHold('form_data', number)]),
      ]),
    )
    .execute()
  const given = [...accounts, ...messages, ...requests].map(({ phone }): unknown => phone)
  return [...given, ...bookings.flatMap(listBookingNumbers)].some((other) => readNumbers(other).includes(number))
}

const readNumbers = (given: unknown): string[] => (typeof given === 'string' ? toGroupNumbers(given) : [])

/**
 * Finds the numbers, as in `calls`, whose calls belong to this person alone (rule CALL-6): given while signed in, or called about
 * them. Must run before account and bookings are erased.
 */
export async function findOwnNumbers(db: Reader, person: Person): Promise<string[]> {
  const numbers = new Set((await listGivenNumbers(db, person)).flatMap(readNumbers))
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
  const own: string[] = []
  for (const number of numbers) if (!(await isGivenByOthers(db, number, person))) own.push(number)
  return own
}
