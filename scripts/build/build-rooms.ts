import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository, runTool } from '../tools/run-tool.ts'
import { type BuiltRoom, fingerprint } from './fingerprint.ts'
import { precompress } from './precompress.ts'

const rooms: BuiltRoom[] = ['site', 'backoffice']
const distOf = (room: BuiltRoom) => join(repository, room, 'dist')
const stampOf = (room: BuiltRoom) => join(distOf(room), '.stamp')

/** A build failed; what the builder said stands in the message. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

function isStale(room: BuiltRoom): boolean {
  return !existsSync(stampOf(room)) || readFileSync(stampOf(room), 'utf8') !== fingerprint(room)
}

async function buildRoom(room: BuiltRoom): Promise<void> {
  const wanted = fingerprint(room)
  rmSync(stampOf(room), { force: true })
  const { code, output } = await (room === 'site'
    ? runTool('astro', ['build'], room)
    : runTool('vite', ['build'], room))
  if (code !== 0) throw new BuildError(`${output}\nThe ${room} could not be built.`)
  await precompress(distOf(room))
  writeFileSync(stampOf(room), wanted)
}

/**
 * Builds the rooms whose inputs changed since their last build.
 * @returns the rooms that were built
 * @throws BuildError
 */
export async function buildStaleRooms(say: (line: string) => void): Promise<BuiltRoom[]> {
  const stale = rooms.filter(isStale)
  if (stale.length > 0) say(`Building ${stale.join(' and ')} …`)
  await Promise.all(stale.map(buildRoom))
  return stale
}
