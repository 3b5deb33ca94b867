import './config/refuse-wrong-brand.ts'
import { realpathSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { ensureFirstAdmin } from './accounts/create-admin.ts'
import { loadConfig } from './config/config.ts'
import { findPlaceholders } from './config/placeholders.ts'
import type { PaymentSetup } from './contract/payment-setup.ts'
import { createApp } from './create-app.ts'
import { createDeps } from './create-deps.ts'
import { explainError } from './explain-error.ts'
import { nameDatabase } from './open-installation.ts'
import { sweepScratch } from './operations/backups/scratch.ts'
import { erasureListFile, readErased } from './operations/erasure-list.ts'
import { lockDatabase } from './operations/lock-database.ts'
import { startNightlyBackup } from './operations/nightly/nightly-backup.ts'
import { startGivingBack } from './operations/release-memory.ts'
import { startWatching } from './operations/watch.ts'
import { eraseAgain } from './privacy/retention/erase-again.ts'
import { catchLastErrors } from './serve/catch-last-errors.ts'
import { chooseBuild } from './serve/choose-build.ts'
import { createHttpServer, drain, listen, probeAddress } from './serve/listen.ts'
import { openPages } from './serve/pages/open-pages.ts'
import { createPageHandler } from './serve/serve-pages.ts'
import type { Restart } from './setup/setup.routes.ts'
import { setupLink } from './setup/setup-token.ts'
import { removeUploadedBackup } from './setup/uploaded-backup.ts'
import { startSweeping } from './system/sweep.ts'
import { startTicking } from './system/tick.ts'

const repository = join(import.meta.dirname, '..', '..')
/** A stop aborts open requests after this time, in ms (rule OPS-3). */
const drainLimit = 7_000
/** In ms: a stop does not wait longer for an unresponsive mail server; the mail is sent again after the start. */
const stopLimit = 9_000

/** In ms after the start. Later V8 has dropped compiled code that only a start uses, so the next one would compile it again. */
const storeCompiledAfter = 5_000

/** A terminal sends its signals to every process of the group. */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** `setupLink` is undefined once there is an admin (rule SET-15). */
export type RunningServer = {
  /** Of the organisation, from the settings. */
  name: string
  address: string
  setupLink: string | undefined
  logger: Logger
  stop: () => Promise<void>
}

/** The browser settings override these variables (rule SET-1). */
const settingVariables = [
  'MAIL_FROM',
  'OFFICE_LANGUAGE',
  'STAFF_SECOND_FACTOR',
  'REQUIRED_CHECKS',
  'REQUIRED_CHECKS_MODE',
] as const

type Started = RunningServer & { port: number }

/** The first run in the browser calls `restart` to restore a backup. */
async function startOnce(
  env: NodeJS.ProcessEnv,
  payments: PaymentSetup | undefined,
  restart: Restart,
): Promise<Started> {
  const config = loadConfig(env, undefined, payments)
  const release = lockDatabase(config)
  // A taken port ends the start before anything is created or logged.
  await probeAddress(config)
  // Before anything is created, so that it removes only leftovers of a killed process.
  await sweepScratch(config.dataDir)
  const deps = await createDeps(config)
  if (!config.rateLimits) deps.logger.warn('RATE_LIMITS=off: there are no rate limits; use this for load tests only')
  if (config.google?.isReplaced)
    deps.logger.warn(
      'GOOGLE_ISSUER or GOOGLE_JWKS_URL is set: Google sign-ins are accepted from a server other than Google',
    )
  if (config.smtpUrl === undefined)
    deps.logger.warn(
      { folder: config.outboxDir },
      'SMTP_URL is not set: mails and the codes in them are written to files, which stay for 7 days',
    )
  const defaults = settingVariables.filter((name) => env[name] !== undefined && env[name] !== '')
  if (defaults.length > 0)
    deps.logger.warn(
      { variables: defaults },
      'these variables are only defaults: settings saved in the browser replace them',
    )
  const placeholders = config.publicUrl.startsWith('https:') ? findPlaceholders(deps.config.office.brand) : []
  if (placeholders.length > 0) deps.notices.raise('placeholders', placeholders)
  // Completes erasures that a killed process left unfinished, before the first request.
  await eraseAgain(deps, readErased([erasureListFile(config.dataDir)]))
  const hasAdmin = await ensureFirstAdmin(deps)
  const folders = {
    site: chooseBuild(join(repository, 'site')),
    backoffice: chooseBuild(join(repository, 'backoffice')),
  }
  const pages = await openPages({ folders, settings: deps.settings, config, logger: deps.logger })
  const server = createHttpServer(createApp(deps, restart).fetch, createPageHandler(config, pages), {
    logger: deps.logger,
  })
  const port = await listen(server, config, deps.logger)
  const address = config.port === port ? config.publicUrl : `http://localhost:${port}`
  deps.mailer.wake()
  void deps.reserve.start()
  const stopBackground = [
    startSweeping(deps),
    startTicking(deps),
    startNightlyBackup(deps),
    startWatching(deps),
    startGivingBack(),
    deps.reserve.stop,
    deps.settings.follow(),
    pages.stop,
  ]
  if (hasAdmin) await removeUploadedBackup(config.dataDir)
  else deps.logger.warn('there is no admin yet: open the setup link, or run npm run admin -- create EMAIL')
  deps.logger.info({ address, port }, 'ready')
  deps.logger.flush()
  return {
    name: deps.config.office.brand.name,
    address,
    port,
    setupLink: hasAdmin ? undefined : setupLink(address, config),
    logger: deps.logger,
    stop: async () => {
      deps.logger.info('stopping')
      await drain(server, drainLimit)
      deps.examiner.stop()
      for (const stopOne of stopBackground) stopOne()
      await deps.mailer.stop()
      await deps.refusals.stop()
      await deps.accessLog.stop()
      await deps.database.close()
      release()
      deps.logger.info('stopped')
    },
  }
}

/**
 * Starts the product on one port: configuration, database, background work, API and pages. To restore a backup from the browser,
 * the server stops, restores it and starts again on the same port (rule SET-16).
 * @throws ConfigError, ServerRunsError, OlderDatabaseError, NewerDatabaseError
 */
export async function startServer(
  env: NodeJS.ProcessEnv = process.env,
  payments?: PaymentSetup,
): Promise<RunningServer> {
  let isStopped = false
  let restarting: Promise<void> | undefined
  const restart: Restart = {
    failure: null,
    begin(work) {
      // The response goes out first, because the stop waits for open requests. A start that fails ends the process
      // (catchLastErrors), and its supervisor starts it again.
      restarting ??= restartWith(work).finally(() => {
        restarting = undefined
      })
    },
  }
  let current = await startOnce(env, payments, restart)
  const { port } = current
  async function restartWith(work: () => Promise<void>): Promise<void> {
    await current.stop()
    try {
      await work()
      restart.failure = null
    } catch (error) {
      restart.failure = error instanceof Error ? error.message : String(error)
      console.error(`The backup was not restored: ${restart.failure}`)
    }
    if (!isStopped) current = await startOnce({ ...env, PORT: String(port) }, payments, restart)
  }
  return {
    ...current,
    async stop() {
      isStopped = true
      await restarting
      await current.stop()
    },
  }
}

/**
 * Starts the server and stops it at the first signal; explains a failed start in one line. Ignores later signals: launcher and
 * terminal both forward them, and the stop has its own time limit.
 */
export async function runServer(payments?: PaymentSetup): Promise<RunningServer> {
  try {
    const running = await startServer(process.env, payments)
    setTimeout(flushCompileCache, storeCompiledAfter).unref()
    catchLastErrors(running.logger)
    let stopping = false
    const stop = () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(0), stopLimit).unref()
      void running.stop().then(() => process.exit(0))
    }
    for (const signal of stopSignals) process.on(signal, stop)
    return running
  } catch (error) {
    console.error(explainError(error, nameDatabase(process.env)) ?? error)
    process.exit(1)
  }
}

/** `import.meta.main` exists only since Node 24.2. */
const isEntry = process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename
if (isEntry) {
  const { setupLink } = await runServer()
  if (setupLink !== undefined) console.error(`There is no admin yet. Set up in the browser: ${setupLink}`)
}
