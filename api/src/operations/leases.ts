import type { Database } from '@thodu/db'
import type { Logger } from 'pino'

type Options = { database: Database; processName: string; now: () => Date; logger: Logger }

/** In ms: how long a killed process blocks others. */
const leaseTime = 60_000

const take = async ({ database, processName, now }: Options, name: string): Promise<boolean> => {
  const [at, until] = [now().toISOString(), new Date(now().getTime() + leaseTime).toISOString()]
  const taken = await database.write((tx) =>
    tx
      .insertInto('leases')
      .values({ name, holder: processName, until })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ holder: processName, until })
          .where((eb) => eb.or([eb('leases.until', '<', at), eb('leases.holder', '=', processName)])),
      )
      .returning('name')
      .execute(),
  )
  return taken.length > 0
}

/**
 * Runs work that only one process at a time may do; undefined while another one does it. Without a shared database it needs no
 * lease.
 */
export async function withLease<Result>(
  options: Options,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { database, processName } = options
  if (!database.isShared) return work()
  if (!(await take(options, name))) return undefined
  const renewal = setInterval(() => {
    take(options, name).catch((error: unknown) =>
      options.logger.warn({ err: error, lease: name }, 'a lease could not be renewed'),
    )
  }, leaseTime / 3)
  renewal.unref()
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await database
      .write((tx) => tx.deleteFrom('leases').where('name', '=', name).where('holder', '=', processName).execute())
      .catch((error: unknown) => options.logger.warn({ err: error, lease: name }, 'a lease could not be released'))
  }
}
