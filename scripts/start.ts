import { BuildError, buildStaleRooms } from './build/build-rooms.ts'

// Standard output belongs to the server's log (JSON lines); what people read goes to standard error.
const say = (line: string) => console.error(line)

try {
  await buildStaleRooms(say)
} catch (error) {
  say(error instanceof BuildError ? error.message : String(error))
  process.exit(1)
}
const { runServer } = await import('../api/src/main.ts')
const { address, hasAdmin } = await runServer()
say(`\n  Thodu is running at ${address}`)
if (!hasAdmin)
  say(
    '  There is no admin yet. In another terminal: npm run admin -- create EMAIL\n  or start with ADMIN_EMAIL and ADMIN_PASSWORD set.',
  )
say('')
