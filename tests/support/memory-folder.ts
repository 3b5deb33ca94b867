import { existsSync, statfsSync } from 'node:fs'

/** A file system in memory on Linux, where a sync costs nothing. */
export const memoryFolder = '/dev/shm'

/** Whether the folder exists with this many free bytes. */
export function hasMemoryFolder(enough: number): boolean {
  if (!existsSync(memoryFolder)) return false
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize > enough
}

const enoughForSuites = 4 * 1024 ** 3

/**
 * Makes the suites of a runner write to memory if enough is free, unless TMPDIR is set, because waiting for the disk takes a fifth of
 * their time and tests nothing.
 * @returns environment variables for the worker processes; those of the main process are set already
 */
export function writeToMemory(): { TMPDIR?: string } {
  if (process.env.TMPDIR === undefined && hasMemoryFolder(enoughForSuites)) process.env.TMPDIR = memoryFolder
  const { TMPDIR } = process.env
  return TMPDIR === undefined ? {} : { TMPDIR }
}
