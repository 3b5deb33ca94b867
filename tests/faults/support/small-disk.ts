import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  /** Writes a file of zeros until nothing fits any more. */
  fill: () => void
  /** Removes that file. */
  free: () => void
  remove: () => void
}

/** A disk of its own, a few MB in size. Needs root on Linux. @returns undefined where it cannot be had */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'thodu-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      for (let size = bavail * bsize; size > 0; size = statfsSync(folder).bavail * bsize)
        try {
          writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
        } catch {
          // What fitted is written; the loop asks how much is left.
        }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}
