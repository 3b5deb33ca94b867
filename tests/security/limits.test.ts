import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApi } from '../support/api.ts'
import { patientDetails } from '../support/people.ts'
import { useWorld } from '../support/use-world.ts'

const api = useWorld(() => createTestApi({ RATE_LIMITS: 'on' }))
let customer: SignedIn

beforeAll(async () => {
  customer = await api.signUp()
})

type Call = { method: string; path: string; body: () => unknown; ip?: string }

async function countUntilRefused({ method, path, body, ip }: Call, token: string | undefined, most: number) {
  for (let calls = 0; calls < most; calls += 1) {
    const answer = await api.call(method, path, { token, body: body(), ...(ip === undefined ? {} : { ip }) })
    if (answer.status !== 429) continue
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    return calls
  }
  return most
}

const callback = {
  serviceType: 'elderly-care',
  selectedPackage: 'standard',
  callbackData: { preferredTime: 'morning', additionalNotes: '' },
  timestamp: '',
}
const selection = { serviceType: 'elderly-care', serviceName: 'Elderly Care', serviceDescription: '', timestamp: '' }

describe('the hourly limit of an account', () => {
  // An upload counts before the server examines it, so a form without a file counts too.
  it.each([
    [10, { method: 'POST', path: '/callback', body: () => callback }],
    [60, { method: 'POST', path: '/document/upload', body: () => new FormData() }],
    [200, { method: 'POST', path: '/service-selection', body: () => selection }],
  ] satisfies [number, Call][])('is %i of %o', async (most, call) => {
    expect(await countUntilRefused(call, customer.token, most + 20)).toBe(most)
  })

  it('is not written to the audit log when it refuses a call', async () => {
    const before = (await api.readAudit()).length
    const answers = Array.from({ length: 15 }, () =>
      api.call('POST', '/callback', { token: customer.token, body: callback }),
    )
    const throttled = (await Promise.all(answers)).filter(({ status }) => status === 429)
    expect(throttled.length).toBeGreaterThanOrEqual(5)
    expect((await api.readAudit()).length - before).toBe(15 - throttled.length)
  })

  it('is 20 bookings', async () => {
    const body = () => ({ serviceType: 'elderly-care', packageId: 'standard', patientDetails })
    expect(await countUntilRefused({ method: 'POST', path: '/booking', body }, customer.token, 30)).toBe(20)
  })

  it('is 100 bookings by an admin for callers', async () => {
    const { token } = await api.makeAdmin()
    const caller = { name: 'Sita Rani', phone: '9876500007' }
    const body = () => ({ serviceType: 'elderly-care', packageId: 'standard', patientDetails, customer: caller })
    expect(await countUntilRefused({ method: 'POST', path: '/admin/bookings', body }, token, 110)).toBe(100)
  })
})

describe('the hourly limit of an IP address without an account', () => {
  it('is 10 subscriptions to the newsletter', async () => {
    let people = 0
    const body = () => {
      people += 1
      return { email: `reader.${people}@example.in` }
    }
    const call = { method: 'POST', path: '/newsletter', body, ip: '198.51.100.21' }
    expect(await countUntilRefused(call, undefined, 15)).toBe(10)
  })
})
