import { serve } from '@hono/node-server'
import { ConfigError, loadConfig } from './config/config.ts'
import { createApp } from './create-app.ts'
import { createDeps } from './create-deps.ts'

/** Seconds after which a stop no longer waits for open requests (contract, section 1: exit within 10 s). */
const drainLimit = 8

async function main(): Promise<void> {
  const config = loadConfig()
  const deps = await createDeps(config)
  const server = serve({ fetch: createApp(deps).fetch, port: config.port, hostname: config.host }, ({ port }) => {
    deps.mailer.wake()
    deps.logger.info({ address: `http://localhost:${port}` }, 'ready')
  })
  const stop = () => {
    deps.logger.info('stopping')
    setTimeout(() => process.exit(0), drainLimit * 1000).unref()
    server.close(async () => {
      await deps.mailer.stop()
      await deps.database.close()
      process.exit(0)
    })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
