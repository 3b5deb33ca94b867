import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { unavailable } from '../http/api-error.ts'

/** argon2id as quality.md asks: 19 MiB, two passes, one lane. argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A small machine keeps a core for everybody else. */
const atOnce = 2
const maxWaiting = 200

/** Hashes and compares passwords, a few at a time. @throws ApiError 503 when too many wait already */
export function createPasswordHasher() {
  let working = 0
  const waiting: (() => void)[] = []

  async function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    if (working >= atOnce) {
      if (waiting.length >= maxWaiting) throw unavailable()
      // Whoever finishes hands its place over, so `working` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else working += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }

  // Made once on first need; an unknown account must cost the same comparison as a known one.
  let nobody: Promise<string> | undefined
  const hashOfNobody = () => {
    nobody ??= hash(randomBytes(32), cost)
    return nobody
  }
  void hashOfNobody()

  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(password, cost)),
    /** Whether the password is right; without a stored hash it is wrong, after the same work. */
    verify: (stored: string | null | undefined, password: string): Promise<boolean> =>
      inTurn(async () => {
        const matches = await verify(stored ?? (await hashOfNobody()), password)
        return matches && stored !== null && stored !== undefined
      }),
  }
}
export type PasswordHasher = ReturnType<typeof createPasswordHasher>
