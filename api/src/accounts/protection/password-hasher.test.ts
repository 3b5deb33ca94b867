import { expect, test, vi } from 'vitest'
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

test('a password is hashed at the full cost', async () => {
  const passwords = createPasswordHasher()
  const stored = await passwords.hash('Secret@123')
  expect(stored).toMatch(cost)
  expect(await passwords.verify(stored, 'Secret@123')).toBe(true)
  expect(await passwords.verify(stored, 'Secret@124')).toBe(false)
})

test.each([[undefined], [null]])(
  'an account without a password (%j) costs the very same comparison, once',
  async (stored) => {
    const passwords = createPasswordHasher()
    compared.length = 0
    expect(await passwords.verify(stored, 'Secret@123')).toBe(false)
    expect(compared).toEqual([expect.stringMatching(cost)])
  },
)
