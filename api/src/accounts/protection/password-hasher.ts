import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Client } from '../../http/caller.ts'
import { createFairQueue } from '../../http/limits/fair-queue.ts'
import type { PasswordHasher } from '../../http/ports.ts'

/** argon2id (the library's default) with 19 MiB, two passes, one lane (rule ACC-29). */
const fullCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** One core of a small machine stays free. */
const atOnce = 2
const waitingPerNetwork = 20
const waitingInAll = 200
/** The shell and the start hash without a client. */
const ourselves = 'local'

/** The widest network counts, so that a household with many addresses is one owner. */
const ownerOf = (from: Client | undefined): string => from?.networks.at(-1)?.name ?? ourselves

/**
 * Hashes and compares a few passwords at a time, with networks (`from`) taking turns, so that a flood from one does not block
 * others. Only tests reduce the cost.
 * @throws ApiError 503 if too many are waiting
 */
export function createPasswordHasher(cost = fullCost): PasswordHasher {
  const inTurn = createFairQueue({ atOnce, perOwner: waitingPerNetwork, inAll: waitingInAll })

  // An unknown account must cost the same comparison as a known one.
  let nobody: Promise<string> | undefined
  const hashOfNobody = () => {
    nobody ??= hash(randomBytes(32), cost)
    return nobody
  }
  void hashOfNobody()

  return {
    hash: (password: string, from?: Client): Promise<string> => inTurn(ownerOf(from), () => hash(password, cost)),
    verify: (stored: string | null | undefined, password: string, from?: Client): Promise<boolean> =>
      inTurn(ownerOf(from), async () => {
        const matches = await verify(stored ?? (await hashOfNobody()), password)
        return matches && stored !== null && stored !== undefined
      }),
  }
}
