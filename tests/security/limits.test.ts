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

/** How many calls are let through before the first 429, which has to say when to come back. */
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

describe('what one account may do in an hour', () => {
  // An upload counts before anybody looks into it: what holds no file does too.
  it.each([
    [10, { method: 'POST', path: '/callback', body: () => callback }],
    [60, { method: 'POST', path: '/document/upload', body: () => new FormData() }],
    [200, { method: 'POST', path: '/service-selection', body: () => selection }],
  ] satisfies [number, Call][])('%i of %o', async (most, call) => {
    expect(await countUntilRefused(call, customer.token, most + 20)).toBe(most)
  })

  it('and what is refused by a limit is not in the audit log: nobody may fill it', async () => {
    const before = (await api.readAudit()).length
    const answers = Array.from({ length: 15 }, () =>
      api.call('POST', '/callback', { token: customer.token, body: callback }),
    )
    const throttled = (await Promise.all(answers)).filter(({ status }) => status === 429)
    expect(throttled.length).toBeGreaterThanOrEqual(5)
    expect((await api.readAudit()).length - before).toBe(15 - throttled.length)
  })

  it('20 bookings', async () => {
    const body = () => ({ serviceType: 'elderly-care', packageId: 'standard', patientDetails })
    expect(await countUntilRefused({ method: 'POST', path: '/booking', body }, customer.token, 30)).toBe(20)
  })

  it('100 bookings of the office for callers', async () => {
    const { token } = await api.makeAdmin()
    const caller = { name: 'Sita Rani', phone: '9876500007' }
    const body = () => ({ serviceType: 'elderly-care', packageId: 'standard', patientDetails, customer: caller })
    expect(await countUntilRefused({ method: 'POST', path: '/admin/bookings', body }, token, 110)).toBe(100)
  })
})

describe('what one address may do without an account in an hour', () => {
  it('10 subscriptions to the newsletter', async () => {
    let people = 0
    const body = () => {
      people += 1
      return { email: `reader.${people}@example.in` }
    }
    const call = { method: 'POST', path: '/newsletter', body, ip: '198.51.100.21' }
    expect(await countUntilRefused(call, undefined, 15)).toBe(10)
  })
})
