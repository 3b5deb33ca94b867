import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

const readProc = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The newest process below one, e.g. the server below `npm start`; the process itself when it has no children. */
export function findLeaf(pid: number): number {
  const children = readProc(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  const last = children.at(-1)
  return last === undefined ? pid : findLeaf(last)
}

/** Memory a process holds, in MB; 0 when it is gone. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1024

/** Sockets, files and pipes a process has open. */
export function countOpen(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

/** A port of this machine that nothing listened on a moment ago; the next ones differ. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
