import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { seenKey } from '@thodu/api/contract/people/session-keys'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { setStoresHere, storeBookings } from './store-bookings.ts'
import { readKept, storePerson, storesHere, sweepKept } from './stored-here.ts'

const day = 86_400_000
const noon = Date.parse('2026-06-10T06:30:00.000Z')
let local: Storage

function createStore(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods) as Storage
}
const tokenUntil = (end: number) =>
  `head.${Buffer.from(JSON.stringify({ sub: 'a', exp: end / 1_000 })).toString('base64url')}.sign`

const booking = {
  _id: '1',
  bookingId: 'TH7K2Q',
  serviceType: 'elderly-care',
  status: 'confirmed',
  createdAt: '2026-06-09T06:30:00.000Z',
  patientDetails: {
    patientName: 'Narsamma',
    address: '12-3-45, Station Road',
    currentMedications: 'Warfarin',
    preferredStartDate: '2026-06-12',
  },
  caretakerNotes: [{ note: 'Slept badly' }],
  userInfo: { name: 'Asha', phone: '9848012345' },
} as unknown as Booking

beforeEach(() => {
  local = createStore()
  vi.stubGlobal('localStorage', local)
  vi.useFakeTimers({ now: noon })
  local.setItem('token', tokenUntil(noon + 30 * day))
  local.setItem('thodu.user', JSON.stringify({ _id: 'a', name: 'Asha', email: 'a@example.in', role: 'user' }))
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const keepAll = () => {
  storePerson({ phone: '9848012345', location: 'Hanamkonda' } as User)
  storeBookings([booking])
}
const seen = () => Object.keys(local).filter((key) => key.startsWith('thodu.seen'))

describe('bookings stored on a device (JRN-19)', () => {
  test('contain ID, service, days, status, the phone number and the time of storing, and nothing about health or address', () => {
    keepAll()
    expect(readKept('care')).toEqual({
      keptAt: '2026-06-10T06:30:00.000Z',
      value: [
        {
          bookingId: 'TH7K2Q',
          serviceType: 'elderly-care',
          status: 'confirmed',
          createdAt: '2026-06-09T06:30:00.000Z',
          startDate: '2026-06-12',
        },
      ],
    })
    expect(readKept('person')?.value).toEqual({ phone: '9848012345' })
    const kept = seen().map((key) => local.getItem(key))
    expect(kept.join()).not.toMatch(/Narsamma|Station|Warfarin|Slept|Hanamkonda/)
  })

  test('are deleted after seven days and when the token expires', () => {
    keepAll()
    vi.setSystemTime(noon + 7 * day - 1)
    expect(readKept('care')).toBeDefined()
    vi.setSystemTime(noon + 7 * day)
    expect(readKept('care')).toBeUndefined()
    expect(seen()).toEqual([])

    keepAll()
    local.setItem('token', tokenUntil(noon + 8 * day))
    vi.setSystemTime(noon + 8 * day)
    sweepKept()
    expect(seen()).toEqual([])
  })

  test('of earlier versions are deleted, and a caretaker’s jobs stay', () => {
    for (const subject of ['user', 'bookings', 'callbacks', 'jobs']) local.setItem(seenKey('a', subject), '[]')
    sweepKept()
    expect(seen()).toEqual([seenKey('a', 'jobs')])
  })

  test('are deleted and no longer stored once the person chooses so', () => {
    keepAll()
    setStoresHere(false)
    expect(seen()).toEqual([])
    keepAll()
    expect(seen()).toEqual([])
    expect(storesHere()).toBe(false)
    setStoresHere(true)
    keepAll()
    expect(seen()).toHaveLength(2)
  })
})
