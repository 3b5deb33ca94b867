import type { Deps } from '../http/environment.ts'

/** Seconds of processor time for an account's uploads per hour, at least one per file (rule FILE-13). */
export const uploadLimit = { name: 'upload', max: 60, perSeconds: 3_600 }

/** Counts the seconds after the first one, which the route has already counted. */
export const countSeconds =
  ({ limiter }: Pick<Deps, 'limiter'>, accountId: string) =>
  (ms: number): Promise<void> =>
    limiter.take([[uploadLimit, accountId]], (limits) => {
      for (let counted = 1; counted * 1_000 < ms; counted += 1) limits.record(uploadLimit, accountId)
    })
