import { NewerDatabaseError } from '@thodu/db'
import { ensureFirstAdmin } from './accounts/create-admin.ts'
import { ConfigError, loadConfig } from './config/config.ts'
import { createApp } from './create-app.ts'
import { createDeps } from './create-deps.ts'
import { sweepOrphans } from './documents/upload-folder.ts'
import { startNightlyBackup } from './operations/nightly-backup.ts'
import { createHttpServer, drain, listen } from './serve/listen.ts'
import { createPageHandler } from './serve/serve-pages.ts'
import { startSweeping } from './system/sweep.ts'

/** Time after which a stop cuts open requests, in ms (contract, section 1: exit within 10 s). */
const drainLimit = 7_000
/** A mail on its way to a hanging server is not waited for longer than this, in ms; it is sent again after the start. */
const stopLimit = 9_000

export type RunningServer = { address: string; hasAdmin: boolean; stop: () => Promise<void> }

/**
 * Starts the whole product on one port: configuration, database, background work, API and pages.
 * @throws ConfigError, NewerDatabaseError
 */
export async function startServer(env: NodeJS.ProcessEnv = process.env): Promise<RunningServer> {
  const config = loadConfig(env)
  const deps = await createDeps(config)
  if (!config.rateLimits) deps.logger.warn('RATE_LIMITS=off: no limit by rate is in force; for load tests only')
  if (config.google?.isReplaced)
    deps.logger.warn('GOOGLE_ISSUER or GOOGLE_JWKS_URL is set: somebody else than Google vouches for sign-ins')
  await sweepOrphans(deps)
  const hasAdmin = await ensureFirstAdmin(deps)
  const server = createHttpServer(createApp(deps).fetch, createPageHandler(config))
  const port = await listen(server, config)
  const address = config.port === port ? config.publicUrl : `http://localhost:${port}`
  deps.mailer.wake()
  void deps.reserve.start()
  const stopBackground = [startSweeping(deps), startNightlyBackup(deps), deps.reserve.stop]
  if (!hasAdmin) deps.logger.warn('no admin yet: npm run admin -- create EMAIL')
  deps.logger.info({ address, port }, 'ready')
  deps.logger.flush()
  return {
    address,
    hasAdmin,
    stop: async () => {
      deps.logger.info('stopping')
      await drain(server, drainLimit)
      for (const stopOne of stopBackground) stopOne()
      await deps.mailer.stop()
      await deps.refusals.stop()
      await deps.accessLog.stop()
      await deps.database.close()
      deps.logger.info('stopped')
    },
  }
}

/** Starts, stops at SIGTERM or SIGINT, and says in one line why it could not start. */
export async function runServer(): Promise<RunningServer> {
  try {
    const running = await startServer()
    const stop = () => {
      setTimeout(() => process.exit(0), stopLimit).unref()
      void running.stop().then(() => process.exit(0))
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    return running
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof NewerDatabaseError
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (inUse) console.error(`PORT is wrong: ${process.env.PORT ?? 3000} is used by another program`)
    else console.error(known ? error.message : error)
    process.exit(1)
  }
}

if (import.meta.main) await runServer()
