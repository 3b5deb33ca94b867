import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { decodeJwt, SignJWT } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { createTestApi } from '../support/api.ts'
import { useWorld } from '../support/use-world.ts'

const secret = 'a secret of this test, at least 32 bytes long'
const api = useWorld(() => createTestApi({ JWT_SECRET: secret }))
let customer: SignedIn

beforeAll(async () => {
  customer = await api.signUp()
})

/** The claims of a real session, signed with the real secret, except for one change. */
function sign(change: { alg?: string; typ?: string; claims?: Record<string, unknown> } = {}): Promise<string> {
  const { alg = 'HS256', typ = 'JWT', claims = {} } = change
  const payload = { ...decodeJwt(customer.token), ...claims }
  return new SignJWT(payload).setProtectedHeader({ alg, typ }).sign(new TextEncoder().encode(secret))
}
const statusWith = async (token: string): Promise<number> => (await api.call('GET', '/auth/me', { token })).status

it('a token with unchanged claims opens the session', async () => {
  expect(await statusWith(await sign())).toBe(200)
})

it.each([
  ['another algorithm of the same secret', { alg: 'HS512' }],
  ['another type', { typ: 'at+jwt' }],
  ['another issuer', { claims: { iss: 'somebody' } }],
  ['another audience', { claims: { aud: 'thodu-file' } }],
  ['no end', { claims: { exp: undefined } }],
  ['an end that has passed', { claims: { exp: 1_700_000_000 } }],
  ['no session', { claims: { sid: undefined } }],
  ['the account of somebody else', { claims: { sub: 'somebody-else' } }],
])('a token with %s is refused with 401', async (_what, change) => {
  expect(await statusWith(await sign(change))).toBe(401)
})
