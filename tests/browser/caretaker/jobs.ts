import type { Page } from '@playwright/test'
import type { Booking, CreateBooking } from '@thodu/api/contract/bookings/bookings.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { expect } from '../../support/browser-fixtures.ts'
import { advance, assign, book, type Person, patientDetails } from '../../support/people.ts'

type Cast = {
  admin: () => Promise<Person>
  customer: (given?: { name?: string }) => Promise<Person>
  caretaker: (given?: { name?: string }) => Promise<Person>
}
type GivenJob = { caretaker?: Person; client?: string; startsIn?: number; status?: Booking['status'] } & Pick<
  Partial<CreateBooking>,
  'packageId' | 'uploadedFiles'
>
export type GivenCast = { caretaker: Person; customer: Person; booking: Booking }

const DAY = 86_400_000
export const dayFromToday = (days: number): string => dayInCity(new Date(Date.now() + days * DAY))

const way: Booking['status'][] = ['confirmed', 'active', 'completed']

/** A booking whose caretaker has taken it up to `status`. */
export async function makeJob(people: Cast, given: GivenJob = {}): Promise<GivenCast> {
  const { client = 'Lakshmi Rao', startsIn = 2, status = 'pending', packageId = 'standard', uploadedFiles } = given
  const customer = await people.customer({ name: client })
  const caretaker = given.caretaker ?? (await people.caretaker())
  let booking = await book(customer, {
    packageId,
    patientDetails: { ...patientDetails, preferredStartDate: dayFromToday(startsIn), preferredTime: 'Morning 9-12' },
    ...(uploadedFiles ? { uploadedFiles } : {}),
  })
  booking = await assign(await people.admin(), booking, caretaker)
  for (const step of way.slice(0, way.indexOf(status) + 1)) booking = await advance(caretaker, booking, step)
  return { caretaker, customer, booking }
}

export const readJob = ({ caretaker, booking }: GivenCast): Promise<Booking> =>
  caretaker.api.call<Booking>(`/caretaker/bookings/${booking._id}`)

export async function openBookings(page: Page): Promise<void> {
  await page.goto('/caretaker/bookings')
  await expect(page.getByText(/^\d+ bookings?$/)).toBeVisible({ timeout: 30_000 })
}

export const refresh = (page: Page): Promise<void> => page.getByRole('button', { name: 'Refresh' }).click()
