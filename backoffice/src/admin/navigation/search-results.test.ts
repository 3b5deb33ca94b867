import { expect, test } from 'vitest'
import { findPages, splitAbsence, toFindings } from './search-results.ts'

const pages = [
  { to: '/bookings', title: 'Bookings' },
  { to: '/add-caretaker', title: 'Add Caregiver' },
]

test('pages are found by the beginning of a word', () => {
  expect(findPages(pages, 'care').map(({ to }) => to)).toEqual(['/add-caretaker'])
  expect(findPages(pages, '')).toHaveLength(2)
  expect(findPages(pages, 'ooking')).toEqual([])
})

test('a name with a word for an absence is a search for that name', () => {
  const words = 'బాగాలేదు సెలవు'
  expect(splitAbsence('Bhagya Rao Sick', words)).toEqual({ name: 'Bhagya Rao', isAbsent: true })
  expect(splitAbsence('Bhagya సెలవు', words)).toEqual({ name: 'Bhagya', isAbsent: true })
  expect(splitAbsence('sick', words)).toEqual({ name: 'sick', isAbsent: false })
  expect(splitAbsence('Bhagya', words)).toEqual({ name: 'Bhagya', isAbsent: false })
})

test('families come first, and each result opens its page', () => {
  const found = toFindings(
    {
      families: [{ _id: 'f', name: 'Asha Rao', email: 'a@example.in', phone: '' }],
      bookings: [
        {
          _id: 'b',
          bookingId: 'C39JLW',
          customer: 'Asha Rao',
          patient: 'Narsamma',
          serviceName: 'Elderly Care',
          status: 'active',
        },
      ],
      caretakers: [{ _id: 'c', name: 'Lakshmi', email: 'l@example.in', phone: '98', available: true }],
    },
    (key) => key,
  )
  expect(found.map(({ to, title, about }) => [to, title, about])).toEqual([
    ['/families/f', 'Asha Rao', 'a@example.in'],
    ['/bookings/b', 'C39JLW · Narsamma', 'status.active · Elderly Care · Asha Rao'],
    ['/caretakers/c', 'Lakshmi', 'admin.assignment.badgeAvailable · 98'],
  ])
})
