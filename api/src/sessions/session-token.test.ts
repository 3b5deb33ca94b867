import { createSecretKey } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTokenVerifier, signSessionToken } from './session-token.ts'

const secret = createSecretKey(Buffer.from('a secret of a test, at least 32 bytes long'))
const now = new Date('2026-06-10T06:30:00.000Z')
const seconds = Math.floor(now.getTime() / 1000)
const claims = { accountId: 'asha', sessionId: 'phone', expiresAt: seconds + 60 }
const at = (ms: number) => new Date(now.getTime() + ms)

test('a token returns its claims until its expiry, however often it is verified', async () => {
  const token = await signSessionToken(secret, claims)
  const verify = createTokenVerifier(secret)
  expect(await verify(token, now)).toEqual(claims)
  expect(await verify(token, at(59_999))).toEqual(claims)
  expect(await verify(token, at(60_000))).toBeUndefined()
  expect(await createTokenVerifier(secret)(token, at(60_000))).toBeUndefined()
})

test('a token in any other spelling is refused', async () => {
  const token = await signSessionToken(secret, claims)
  const verify = createTokenVerifier(secret)
  for (const other of [`${token}=`, ` ${token}`, `${token}.`, token.slice(1), ''])
    expect([other, await verify(other, now)]).toEqual([other, undefined])
})

test('a token with another signature or more than two thousand characters is refused', async () => {
  const verify = createTokenVerifier(secret)
  const other = createSecretKey(Buffer.from('another secret, which is as long as that one'))
  expect(await verify(await signSessionToken(other, claims), now)).toBeUndefined()
  const long = await signSessionToken(secret, { ...claims, sessionId: 'x'.repeat(1_500) })
  expect(long.length).toBeGreaterThan(2_000)
  expect(await verify(long, now)).toBeUndefined()
})

test.each([{ sub: 7 }, { sid: 7 }])(
  'a token with %j is refused: ids of accounts and sessions are strings',
  async (claim) => {
    const payload = { ...decodeJwt(await signSessionToken(secret, claims)), ...claim } as Record<string, unknown>
    const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret)
    expect(await createTokenVerifier(secret)(token, now)).toBeUndefined()
  },
)
