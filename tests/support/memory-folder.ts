import { existsSync, statfsSync } from 'node:fs'

/** Where a sync costs nothing, on Linux. */
export const memoryFolder = '/dev/shm'

/** Whether there is such a folder, with so many bytes left. */
export function hasMemoryFolder(enough: number): boolean {
  if (!existsSync(memoryFolder)) return false
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize > enough
}

/** Several times what all suites hold at once. */
const enoughForSuites = 4 * 1024 ** 3

/**
 * For the configuration of a runner: what its suites write goes to memory where there is room, unless TMPDIR says where. A
 * commit waits for the disk otherwise, a fifth of the time, and proves nothing by it: what a disk can lose, the faults prove
 * on one.
 * @returns what the processes of the suites are told; the runner's own process knows it at once
 */
export function writeToMemory(): { TMPDIR?: string } {
  if (process.env.TMPDIR === undefined && hasMemoryFolder(enoughForSuites)) process.env.TMPDIR = memoryFolder
  const { TMPDIR } = process.env
  return TMPDIR === undefined ? {} : { TMPDIR }
}
