import { isUniqueViolation, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { findAccount, insertAccount } from '../accounts/accounts.queries.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { officeBookingSchema } from '../contract/bookings/bookings.schema.ts'
import { texts } from '../contract/texts.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, conflict } from '../http/errors/api-error.ts'
import { accountMails } from '../mail/account-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { placeBooking } from './create-booking.ts'

type OfficeRequest = z.output<typeof officeBookingSchema>
type Family = OfficeRequest['customer']

export const officeBookingsPerHour = { name: 'office-bookings', max: 100, perSeconds: 3_600 }

/** @throws ApiError 400 when the account is not a customer */
async function findCustomer(tx: Tx, id: string): Promise<string> {
  const account = await findAccount(tx, { id })
  if (account?.role !== 'user')
    throw badRequest('booking.unknown_customer', { customer: texts.booking.unknownCustomer })
  return account.id
}

/**
 * Creates an account without a password. A customer with an email address claims it by a mailed link (rule ACC-33).
 * @throws ApiError 409 when the address has an account
 */
async function makeCustomer(tx: Tx, deps: Deps, { performer }: Caller, { name = '', email, phone }: Family, at: Date) {
  if (email !== undefined && (await findAccount(tx, { email }))) throw conflict('auth.email_taken')
  const person = { name, email, phone, role: 'user', passwordHash: null, verified: false } as const
  const account = await insertAccount(tx, person, at)
  await writeAudit(tx, {
    performer,
    action: 'USER_MANAGEMENT',
    resourceType: 'user',
    resourceId: account.id,
    description: `Created an account for ${name}, who called`,
    at,
  })
  const letter = accountMails.claim(name, deps.config.office)
  if (email !== undefined) await queueMail(tx, { email, language: account.language }, letter, at)
  return account.id
}

/**
 * An admin books for a caller (rule BOOK-17), with any start date (rule BOOK-16).
 * @throws ApiError 400 with texts by field; 409 when the address of a new family has an account
 */
export const bookForCaller = (
  deps: Deps,
  caller: Caller,
  { request, key }: { request: OfficeRequest; key: string | undefined },
) =>
  placeBooking(
    deps,
    caller,
    { request, key },
    {
      findOwner: (tx, at) =>
        request.customer.id === undefined
          ? makeCustomer(tx, deps, caller, request.customer, at)
          : findCustomer(tx, request.customer.id),
      madeBy: 'office',
      viewer: 'admin',
      scope: 'all',
      limit: officeBookingsPerHour,
    },
  ).catch((error: unknown) => {
    throw isUniqueViolation(error, 'email') ? conflict('auth.email_taken') : error
  })
