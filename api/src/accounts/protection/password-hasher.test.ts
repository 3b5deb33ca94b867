import { expect, test, vi } from 'vitest'
import type { Client } from '../../http/caller.ts'
import { clientNetworks } from '../../http/limits/client-address.ts'
import { createPasswordHasher } from './password-hasher.ts'

const compared = vi.hoisted(() => [] as string[])
vi.mock('@node-rs/argon2', async (load) => {
  const library = await load<typeof import('@node-rs/argon2')>()
  const verify: typeof library.verify = (stored, ...rest) => {
    compared.push(String(stored))
    return library.verify(stored, ...rest)
  }
  return { ...library, verify }
})

/** 19 MiB, two passes, one lane (rule ACC-29). */
const cost = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

test.each([[undefined], [null]])(
  'an account without a password (%j) takes exactly one comparison at the same cost',
  async (stored) => {
    const passwords = createPasswordHasher()
    compared.length = 0
    expect(await passwords.verify(stored, 'Secret@123')).toBe(false)
    expect(compared).toEqual([expect.stringMatching(cost)])
  },
)

const from = (ip: string): Client => ({ ip, networks: clientNetworks(ip), userAgent: '' })
test.each([
  ['one address', () => '203.0.113.5'],
  ['one customer of a provider', (index: number) => `2001:db8:5:${index}::1`],
])(
  'a flood from %s is refused while other clients and the shell are served',
  async (_, addressOf) => {
    const passwords = createPasswordHasher()
    const flood = Promise.allSettled(
      Array.from({ length: 24 }, (_hash, index) => passwords.hash('Secret@123', from(addressOf(index)))),
    )
    const others = [from('203.0.113.6'), from('2001:db8:6::1'), undefined].map((client) => passwords.hash('x', client))
    expect(await Promise.all(others)).toHaveLength(3)
    expect((await flood).filter(({ status }) => status === 'rejected')).toHaveLength(2)
  },
  30_000,
)
