import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findStale, folderOf } from './build/find-stale.ts'

if (findStale().length > 0) {
  // A process of its own, so that the server does not carry the modules of the build.
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'build', 'before-start.ts')], { stdio: 'inherit' })
  const stop = (signal: NodeJS.Signals) => builder.kill(signal)
  process.on('SIGTERM', stop).on('SIGHUP', stop)
  const [code] = await once(builder, 'exit')
  if (code !== 0) process.exit(code ?? 1)
  process.off('SIGTERM', stop).off('SIGHUP', stop)
}
const server: typeof import('../api/src/main.ts') = await import(
  pathToFileURL(join(folderOf('api'), 'dist', 'main.js')).href
)
const { name, address, setupLink } = await server.runServer()
// Standard output is for the server's log (JSON lines); messages for people go to standard error.
console.error(`\n  ${name} is running at ${address}`)
if (setupLink !== undefined) console.error(`  There is no admin yet. Set up in the browser: ${setupLink}`)
console.error('')
