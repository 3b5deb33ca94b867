import { loadConfig } from '../api/src/config/config.ts'
import { probeAddress } from '../api/src/serve/listen.ts'
import { buildStaleRooms } from './build/build-rooms.ts'
import { exitSaying } from './tools/exit-saying.ts'

// Standard output belongs to the server's log (JSON lines); what people read goes to standard error.
const say = (line: string) => console.error(line)

try {
  // A wrong variable or a taken port is said at once, not after a build.
  await probeAddress(loadConfig())
  await buildStaleRooms(say)
} catch (error) {
  exitSaying(error)
}
const { runServer } = await import('../api/src/main.ts')
const { address, hasAdmin } = await runServer()
say(`\n  Thodu is running at ${address}`)
if (!hasAdmin)
  say(
    '  There is no admin yet. In another terminal: npm run admin -- create EMAIL\n  or start with ADMIN_EMAIL and ADMIN_PASSWORD set.',
  )
say('')
