import { checkEnvironment } from '../api/src/config/environment.ts'
import { buildStaleRooms } from './build/build-rooms.ts'
import { exitSaying } from './tools/exit-saying.ts'

try {
  checkEnvironment()
  const built = await buildStaleRooms(console.log)
  console.log(
    built.length > 0 ? `Built: ${built.join(', ')}.` : 'Nothing to build: site and back office are up to date.',
  )
} catch (error) {
  exitSaying(error)
}
