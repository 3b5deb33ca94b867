import type { Deps } from '../../http/environment.ts'

/** Seconds of the processor that one account's uploads may take in an hour; each file takes one at least (rule FILE-13). */
export const uploadLimit = { name: 'upload', max: 60, perSeconds: 3_600 }

/** Counts what an examination took beyond its first second, which was counted at the door. */
export const countSeconds =
  ({ limiter }: Pick<Deps, 'limiter'>, accountId: string) =>
  (ms: number): Promise<void> =>
    limiter.take([[uploadLimit, accountId]], (limits) => {
      for (let counted = 1; counted * 1_000 < ms; counted += 1) limits.record(uploadLimit, accountId)
    })
