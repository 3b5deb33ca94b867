import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Client } from '../../http/caller.ts'
import { createFairQueue } from '../../http/limits/fair-queue.ts'
import type { PasswordHasher } from '../../http/ports.ts'

/** argon2id with 19 MiB, two passes, one lane (rule ACC-29). argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A small machine keeps a core for everybody else. */
const atOnce = 2
const waitingPerNetwork = 20
const waitingInAll = 200
/** Hashes that no client asked for: the shell, the start. */
const ourselves = 'local'

/** The widest network of a client: a household with many addresses is one. */
const ownerOf = (from: Client | undefined): string => from?.networks.at(-1)?.name ?? ourselves

/**
 * Hashes and compares passwords, a few at a time, networks (`from`) in turn, so that nobody's flood closes the door to
 * others. @throws ApiError 503 when too many wait already
 */
export function createPasswordHasher(): PasswordHasher {
  const inTurn = createFairQueue({ atOnce, perOwner: waitingPerNetwork, inAll: waitingInAll })

  // Made once on first need; an unknown account must cost the same comparison as a known one.
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
