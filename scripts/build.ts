import { BuildError, buildStaleRooms } from './build/build-rooms.ts'

try {
  const built = await buildStaleRooms(console.log)
  console.log(
    built.length > 0 ? `Built: ${built.join(', ')}.` : 'Nothing to build: site and back office are up to date.',
  )
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error)
  process.exit(1)
}
