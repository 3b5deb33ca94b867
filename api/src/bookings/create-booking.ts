import { isUniqueViolation, newId, sortName, type Tx, writeJson } from '@thodu/db'
import type { z } from 'zod'
import { shownEmail } from '../accounts/unknown-address.ts'
import type { Config } from '../config/config.ts'
import type { Booking, createBookingSchema } from '../contract/bookings/bookings.schema.ts'
import { checkPatientDetails, checkStartDate, cleanDetail } from '../contract/bookings/rules/patient-details.ts'
import { type CarePackage, findPackage, type Service } from '../contract/care/catalogue.ts'
import { findHoursOf, findOffered } from '../contract/care/offers.ts'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import { bookingPromiseKinds } from '../contract/promises/promise-kinds.ts'
import { readGenderWish, readPreferences } from '../contract/suggestions/preferences.ts'
import { texts } from '../contract/texts.ts'
import { dayInCity } from '../contract/time.ts'
import { failures } from '../contract/wire/failures.ts'
import { maskAadhaar } from '../contract/wire/mask-aadhaar.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, conflict, notAuthenticated, unavailable } from '../http/errors/api-error.ts'
import type { Limit } from '../http/limits/limits.ts'
import { bookingMails } from '../mail/booking-mails.ts'
import { queueTeamMail, queueUpdateMail } from '../mail/queue-mail.ts'
import { agreeAtBooking } from '../privacy/consents/agree-at-booking.ts'
import { meetPromises } from '../promises/keep-promises.ts'
import { makePromises } from '../promises/make-promises.ts'
import { auditBooking } from './booking-events.ts'
import { type ListedFile, listFilesAtBooking, readFileList } from './booking-files.ts'
import { createBookingCode } from './booking-rules.ts'
import type { StoredBooking, Viewer } from './booking-wire.ts'
import { type BookingScope, bookingColumns, completeBooking } from './bookings.queries.ts'
import { findKeyedBooking, hashRequest, type KeyedRequest, rememberKey } from './idempotency.ts'
import { cleanDetails, toPatientColumns, type UserInfo } from './patient-columns.ts'

export type BookingRequest = z.output<typeof createBookingSchema>
type CheckedRequest = {
  service: Service
  carePackage: CarePackage
  /** An added package uses the hours of this package. */
  hoursOf: string | null
  details: PatientDetails
  files: ListedFile[]
  formData: FormData
  request: BookingRequest
}

/** Each booking queues a mail to the team. */
export const bookingsPerHour = { name: 'bookings', max: 20, perSeconds: 3600 }
const idAttempts = 20
/** `formData` has at most this many bytes of JSON. */
const maxFormBytes = 8 * 1024
const maxFormFields = 60

/** @throws ApiError 400 with the texts of every field that is missing or wrong (rule BOOK-3) */
function checkRequest(
  request: BookingRequest,
  { offers, publicUrl }: Pick<Config, 'offers' | 'publicUrl'>,
): CheckedRequest {
  const service = findOffered(offers, request.serviceType)
  const carePackage = service && findPackage(service, request.packageId)
  const details = cleanDetails(request.patientDetails)
  const errors = service ? checkPatientDetails(service, details) : { serviceType: texts.details.chooseOption }
  if (!carePackage) errors.packageId = texts.details.chooseOption
  if (!service || !carePackage || Object.keys(errors).length > 0) throw badRequest('booking.incomplete', errors)
  const files = readFileList(request.uploadedFiles, publicUrl)
  const hours = findHoursOf(offers, service.id, carePackage.id)
  const hoursOf = hours === undefined || hours === carePackage.id ? null : hours
  return { service, carePackage, hoursOf, details, files, formData: cleanFormData(request), request }
}

type FormData = Record<string, string | number | boolean>

function readFormData(formData: BookingRequest['formData']): FormData {
  const isPlain = (entry: [string, unknown]): entry is [string, FormData[string]] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1])
  return Object.fromEntries(Object.entries(formData ?? {}).filter(isPlain))
}

/**
 * Reads form answers that are not stored as patient details.
 * @throws ApiError 400 when they are too many or too large, instead of dropping some
 */
function cleanFormData({ formData, patientDetails }: BookingRequest): FormData {
  const details = new Map<string, unknown>(Object.entries(patientDetails))
  const kept: FormData = {}
  for (const [name, value] of Object.entries(readFormData(formData)))
    if (typeof value !== 'string') kept[name] = value
    else {
      const clean = cleanDetail(name, value)
      if (clean !== details.get(name) && maskAadhaar(clean) !== details.get(name)) kept[name] = maskAadhaar(clean)
    }
  if (Object.keys(kept).length > maxFormFields || Buffer.byteLength(writeJson(kept)) > maxFormBytes)
    throw badRequest('booking.form_too_large', { formData: failures['booking.form_too_large'] })
  return kept
}

async function readUserInfo(tx: Tx, accountId: string): Promise<UserInfo> {
  const account = await tx
    .selectFrom('accounts')
    .select(['name', 'email', 'phone', 'location'])
    .where('id', '=', accountId)
    .where('removed_at', 'is', null)
    .where('restricted_at', 'is', null)
    .executeTakeFirst()
  if (!account) throw notAuthenticated()
  return { ...account, email: shownEmail(account.email) }
}

async function insertBooking(
  tx: Tx,
  { service, carePackage, hoursOf, details, formData, request }: CheckedRequest,
  { madeBy, termsVersion, ...customer }: UserInfo & { id: string; madeBy: 'office' | null; termsVersion: string },
  at: Date,
): Promise<StoredBooking> {
  const { id: userId, ...userInfo } = customer
  const createdAt = at.toISOString()
  for (let attempt = 0; attempt < idAttempts; attempt += 1) {
    const code = createBookingCode()
    const row = await tx
      .insertInto('bookings')
      .values({
        id: newId(at.getTime()),
        code,
        user_id: userId,
        service_type: service.id,
        service_name: service.name,
        package_id: carePackage.id,
        package_name: carePackage.name,
        hours_of: hoursOf,
        price_amount: carePackage.price,
        price_original_amount: carePackage.originalPrice,
        price_unit: carePackage.unit,
        status: 'pending',
        form_data: writeJson(formData),
        ...toPatientColumns(service, details, { code, userInfo, packageName: carePackage.name }),
        user_info: writeJson(userInfo),
        customer_name: userInfo.name,
        customer_latin: sortName(userInfo.name),
        agreed_to_terms_at: request.agreedToTerms === true ? createdAt : null,
        terms_version: request.agreedToTerms === true ? termsVersion : null,
        client_timestamp: request.timestamp ?? createdAt,
        made_by: madeBy,
        created_day: dayInCity(at),
        created_at: createdAt,
        updated_at: createdAt,
      })
      .onConflict((taken) => taken.column('code').doNothing())
      .returning(bookingColumns)
      .executeTakeFirst()
    if (row) return row
  }
  throw unavailable()
}

/** The owner and the author of a new booking: the customer, or an admin for a caller. */
export type Booker = {
  findOwner: (tx: Tx, at: Date) => Promise<string>
  madeBy: 'office' | null
  viewer: Viewer
  /** An idempotency key finds earlier bookings in this scope only. */
  scope: BookingScope
  limit: Limit
}

/** Stores the preferences of the form; "only a woman" and "only a man" are conditions (rule JRN-28). */
async function savePreferences(tx: Tx, bookingId: string, answers: Readonly<Record<string, unknown>>): Promise<void> {
  const { wishGender, wishLanguage = null, wishFood = null } = readPreferences(answers)
  const { gender, strength } = readGenderWish(wishGender)
  if (gender === null && wishLanguage === null && wishFood === null) return
  await tx
    .insertInto('booking_preferences')
    .values({
      booking_id: bookingId,
      gender,
      gender_strength: strength,
      language: wishLanguage,
      food: wishFood,
      keep_same: 0,
    })
    .execute()
}

async function saveBooking(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  { checked, keyed, booker }: { checked: CheckedRequest; keyed: KeyedRequest | undefined; booker: Booker },
): Promise<{ booking: Booking; created: boolean }> {
  const { viewer, madeBy } = booker
  const known = keyed && (await findKeyedBooking(tx, keyed, booker.scope))
  if (known) return { booking: await completeBooking(tx, known, viewer), created: false }
  const { shownPrice } = checked.request
  if (shownPrice !== undefined && shownPrice !== checked.carePackage.price) throw conflict('booking.price_changed')
  const at = deps.now()
  // The server finds the key first: a retry past midnight must find the booking it created.
  const startInPast = checkStartDate(checked.details.preferredStartDate, dayInCity(at))
  if (startInPast && madeBy === null) throw badRequest('booking.incomplete', { preferredStartDate: startInPast })
  const ownerId = await booker.findOwner(tx, at)
  const owner = await readUserInfo(tx, ownerId)
  const { termsVersion } = deps.config.office.brand
  const row = await insertBooking(tx, checked, { id: ownerId, madeBy, termsVersion, ...owner }, at)
  await savePreferences(tx, row.id, checked.formData)
  await listFilesAtBooking(tx, { bookingId: row.id, ownerId, files: checked.files })
  const subject = { type: 'booking', id: row.id } as const
  await makePromises(tx, deps.config.promises, subject, { kinds: bookingPromiseKinds }, at)
  // The office has already spoken to a caller (rule BOOK-17).
  const isOnPhone = madeBy === 'office'
  if (isOnPhone) await meetPromises(tx, subject, ['call'], at)
  if (keyed) await rememberKey(tx, keyed, row.id, at)
  const { request, details } = checked
  const { serviceType } = request
  const booked = { accountId: ownerId, customer: owner.name, patient: details.patientName ?? '', serviceType }
  await agreeAtBooking(tx, caller, { ...booked, byOffice: isOnPhone }, request, at)
  const by = isOnPhone ? ' by the office' : ''
  const description = `Booking ${row.code} created${by}: ${row.service_name}, ${row.package_name}`
  await auditBooking(tx, caller, row, { action: 'BOOKING_CREATED', description, at })
  const letter = isOnPhone ? bookingMails.receivedOnPhone : bookingMails.received
  await queueUpdateMail(tx, row.user_id, letter(row, deps.config.office), at)
  if (!isOnPhone) await queueTeamMail(tx, deps.config, bookingMails.receivedForTeam(row, deps.config.office), at)
  return { booking: await completeBooking(tx, row, viewer), created: true }
}

type Order = { request: BookingRequest; key: string | undefined }

/**
 * Creates a booking; names, price and completion come from the catalogue (rule BOOK-4). One idempotency key of an
 * account creates one booking, also in concurrent requests.
 * @returns the booking, and whether this request created it
 * @throws ApiError 400 with texts by field; 409 when the key had another body or the shown price is outdated
 */
export async function placeBooking(deps: Deps, caller: Caller, { request, key }: Order, booker: Booker) {
  const checked = checkRequest(request, deps.config)
  // A retry has another client time, so the hash excludes it.
  const { timestamp: _sentAt, ...rest } = request
  const asked = rest.formData === undefined ? rest : { ...rest, formData: readFormData(rest.formData) }
  const keyed = key === undefined ? undefined : { accountId: caller.actor.id, key, requestHash: hashRequest(asked) }
  const save = () => deps.database.write((tx) => saveBooking(tx, deps, caller, { checked, keyed, booker }))
  await deps.limiter.use(booker.limit, caller.actor.id)
  const saved = await save().catch((error: unknown) => {
    // A concurrent request used the key first; the retry finds its booking.
    if (isUniqueViolation(error, 'idempotency_key')) return save()
    throw error
  })
  return saved
}

export const createBooking = (deps: Deps, caller: Caller, order: Order) =>
  placeBooking(deps, caller, order, {
    findOwner: async () => caller.actor.id,
    madeBy: null,
    viewer: 'user',
    scope: { customer: caller.actor.id },
    limit: bookingsPerHour,
  })
