import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

const readProc = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The newest descendant of a process, e.g. the server of `npm start`; the process itself without children. */
export function findLeaf(pid: number): number {
  const children = readProc(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  const last = children.at(-1)
  return last === undefined ? pid : findLeaf(last)
}

/** Resident memory of a process in MB; 0 when it has ended. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1024

export function countOpen(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

/** A port that was free a moment ago; each call returns another one. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
