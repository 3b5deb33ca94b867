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

describe('the hourly limit of an account', () => {
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
