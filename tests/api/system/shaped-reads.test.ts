import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, password } from '../../support/api.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(() => createTestApi({}, { bookings: 300 }))
let admin: SignedIn
beforeAll(async () => {
  admin = await api.makeAdmin()
})

const list = '/api/admin/bookings?range=[0,24]'
const ask = (path: string, headers: Record<string, string> = {}) =>
  api.app.request(path, { headers: { Authorization: `Bearer ${admin.token}`, ...headers } })
const readList = async (): Promise<string> => (await ask(list)).text()

describe('the answer to a read', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent in %s if the client accepts it, at a fifth of the size', async (encoding, decode) => {
    const response = await ask(list, { 'Accept-Encoding': encoding })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    expect(response.headers.get('Content-Range')).toBe('bookings 0-24/300')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const body = Buffer.from(await response.arrayBuffer())
    const plain = await readList()
    expect(decode(body).toString('utf8')).toBe(plain)
    expect(body.length).toBeLessThan(plain.length / 5)
  })

  it('is 304 without a body while unchanged, and complete after a change', async () => {
    const first = await ask(list, { 'Accept-Encoding': 'br' })
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/)
    for (const known of [tag, tag.slice(2), `"other", ${tag}`]) {
      const again = await ask(list, { 'Accept-Encoding': 'gzip', 'If-None-Match': known })
      expect([known, again.status, await again.text()]).toEqual([known, 304, ''])
      expect(again.headers.get('ETag')).toBe(tag)
      expect(again.headers.get('Cache-Control')).toBe('no-store')
    }
    const { token } = await api.signUp()
    const booked = await api.call<Booking>('POST', '/booking', { token, body: bookingBody })
    const changed = await ask(list, { 'If-None-Match': tag })
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain(booked.body._id)
  })

  it('does not reveal by its ETag whether a record exists', async () => {
    const tag = (await ask(list, { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? ''
    const stranger = await api.signUp()
    for (const [token, status] of [
      ['', 401],
      [stranger.token, 403],
    ] as const)
      expect((await ask(list, { Authorization: `Bearer ${token}`, 'If-None-Match': tag })).status).toBe(status)
  })
})

it('an answer with a token, a refusal and a stream are sent unchanged', async () => {
  const encodings = { 'Accept-Encoding': 'br, gzip' }
  const signIn = await api.call('POST', '/auth/login', {
    body: { email: admin.user.email, password },
    headers: encodings,
  })
  const refusal = await ask('/api/admin/bookings/none', encodings)
  const stream = await ask('/api/audit/export', encodings)
  expect(stream.headers.get('Content-Type')).toContain('text/csv')
  await stream.text()
  for (const { headers } of [signIn, refusal, stream])
    expect([headers.get('Content-Encoding'), headers.get('ETag')]).toEqual([null, null])
})
