import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import { dayLinkSchema } from '@thodu/api/contract/sharing/sharing.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import DayLinks from './DayLinks.tsx'

const make = 'POST /booking/{id}/day-links'
const booking = sample(bookingSchema, { _id: 'b1' })
const link = sample(dayLinkSchema, {
  _id: 'l1',
  name: 'Anil',
  lastOpenedAt: null,
  url: 'https://care.example.in/day#l1',
})

test('a link needs a name and a city, none is chosen before, and the new link has the focus (rule SHARE-1)', async () => {
  wire.answer('GET /booking/{id}/day-links', [])
  wire.answer(make, link)
  const screen = await showIsland(<DayLinks booking={booking} />)
  const city = screen.getByRole('combobox', { name: /Where do they live/ })
  await expect.element(city).toHaveDisplayValue('Choose a city')
  expect(city.element().querySelectorAll('option').length).toBeLessThan(50)
  await screen.getByRole('textbox', { name: /Who is it for/ }).fill('Anil')
  await screen.getByRole('button', { name: 'Create a link' }).click()
  await expect.element(screen.getByText('Please choose one of the options')).toBeVisible()
  expect(wire.asked(make)).toEqual([])
  await city.selectOptions('London')
  await screen.getByRole('button', { name: 'Create a link' }).click()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^The link is ready/)
  expect(wire.asked(make).map(({ body }) => body)).toEqual([
    { name: 'Anil', zone: 'Europe/London', language: 'en', days: 7, showTasks: false },
  ])
  await expect.element(city).toHaveDisplayValue('Choose a city')
  await expectAccessible()
  wire.answer('DELETE /day-links/{id}', undefined)
  await screen.getByRole('button', { name: 'Stop the link of Anil' }).click()
  await expect.poll(() => document.activeElement?.textContent).toBe('The link of Anil is stopped.')
})
