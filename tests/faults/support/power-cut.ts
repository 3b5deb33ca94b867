import { createReadStream, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'

/** A recorded system call on files, in the order in which the calls ended. */
export type Call =
  | { kind: 'open'; path: string; fd: number; creates: boolean; truncates: boolean }
  | { kind: 'write'; fd: number; data: Buffer; offset: number | undefined }
  | { kind: 'truncate'; fd: number; size: number }
  /** `begun`: index of the first call that ended after this sync began. The sync guarantees only the writes before this index. */
  | { kind: 'sync'; fd: number; begun: number }
  | { kind: 'close'; fd: number }
  | { kind: 'rename' | 'link'; from: string; to: string }
  | { kind: 'unlink'; path: string }

const readBytes = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex')
const textOf = (hex: string): string => readBytes(hex).toString()

function parseCall(name: string, args: string, result: number, begun: number): Call | undefined {
  const strings = [...args.matchAll(/"((?:\\x[\da-f]{2})*)"/g)].map((match) => match[1] ?? '')
  const fd = Number.parseInt(args, 10)
  const [first = '', second = ''] = strings
  switch (name) {
    case 'openat':
      return {
        kind: 'open',
        path: textOf(first),
        fd: result,
        creates: args.includes('O_CREAT'),
        truncates: args.includes('O_TRUNC'),
      }
    case 'pwrite64':
      return {
        kind: 'write',
        fd,
        data: readBytes(first).subarray(0, result),
        offset: Number(/(\d+)\)?$/.exec(args)?.[1]),
      }
    case 'write':
      return { kind: 'write', fd, data: readBytes(first).subarray(0, result), offset: undefined }
    case 'writev':
      return { kind: 'write', fd, data: Buffer.concat(strings.map(readBytes)).subarray(0, result), offset: undefined }
    case 'ftruncate':
      return { kind: 'truncate', fd, size: Number(args.split(',')[1]?.replace(')', '')) }
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', fd, begun }
    case 'close':
      return { kind: 'close', fd }
    case 'rename':
    case 'link':
      return { kind: name, from: textOf(first), to: textOf(second) }
    case 'unlink':
      return { kind: 'unlink', path: textOf(first) }
    default:
      return undefined
  }
}

export const recordedCalls =
  'openat,pwrite64,write,writev,fsync,fdatasync,ftruncate,close,rename,link,unlink,clone,clone3,fork,vfork'

const linesOf = (file: string) => createInterface({ input: createReadStream(file) })

/** Distance between the file descriptors of two processes in a recording; no process opens as many. */
const fdsOfProcess = 1_000_000

/** Numbers the processes by their threads: 0 is the writer. Each process has its own file descriptors. */
async function numberProcesses(file: string): Promise<(pid: string) => number> {
  const parents = new Map<string, { parent: string; isThread: boolean }>()
  const begun = new Map<string, string>()
  for await (const line of linesOf(file)) {
    const [, pid = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    if (/^(?:v?fork|clone3?)\(.*<unfinished/.test(rest)) begun.set(pid, rest)
    if (!/^(?:<\.\.\. )?(?:v?fork|clone3?)\b/.test(rest)) continue
    const child = /\s= (\d+)$/.exec(rest)?.[1]
    if (child === undefined) continue
    const isThread = (rest.startsWith('<...') ? (begun.get(pid) ?? '') + rest : rest).includes('CLONE_THREAD')
    parents.set(child, { parent: pid, isThread })
  }
  const leaderOf = (pid: string): string => {
    const origin = parents.get(pid)
    return origin?.isThread ? leaderOf(origin.parent) : pid
  }
  const numbers = new Map<string, number>()
  return (pid) => {
    const leader = leaderOf(pid)
    const number = numbers.get(leader) ?? numbers.size
    numbers.set(leader, number)
    return number
  }
}

/**
 * Parses the output of strace (-f -xx). Returns the successful calls of the writer and of its child processes, in the order in
 * which they ended: the child that examines an upload writes the file that is stored.
 */
export async function readRecording(file: string): Promise<Call[]> {
  const processOf = await numberProcesses(file)
  const calls: Call[] = []
  const unfinished = new Map<string, { text: string; begun: number }>()
  for await (const line of linesOf(file)) {
    const [, pid = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    if (rest.endsWith('<unfinished ...>')) {
      unfinished.set(pid, { text: rest.slice(0, -'<unfinished ...>'.length).trimEnd(), begun: calls.length })
      continue
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    const start = resumed ? unfinished.get(pid) : undefined
    const whole = start ? start.text + (resumed?.[1] ?? '') : rest
    const match = /^(\w+)\((.*)\)\s+= (\d+)/.exec(whole)
    if (!match) continue
    const call = parseCall(match[1] ?? '', match[2] ?? '', Number(match[3]), start?.begun ?? calls.length)
    if (call) calls.push('fd' in call ? { ...call, fd: call.fd + fdsOfProcess * processOf(pid) } : call)
  }
  return calls
}

type Change = { at: number } & ({ kind: 'write'; data: Buffer; offset: number } | { kind: 'truncate'; size: number })
type Inode = { durable: Buffer; pending: Change[]; size: number }
/** How much unsynced content is still on the disk after the power cut. */
export type Survival = 'nothing' | 'a part' | 'everything'

const sector = 512

function apply(content: Buffer, change: Change): Buffer {
  if (change.kind === 'truncate') {
    const cut = Buffer.alloc(change.size)
    content.copy(cut)
    return cut
  }
  const end = change.offset + change.data.length
  const grown = end > content.length ? Buffer.concat([content, Buffer.alloc(end - content.length)]) : content
  change.data.copy(grown, change.offset)
  return grown
}

/** Cuts some writes at the end of a sector, because a write may reach the disk only in part. */
function tear(change: Change, random: () => number): Change {
  if (change.kind === 'truncate' || random() < 0.5) return change
  return { ...change, data: change.data.subarray(0, Math.floor((random() * change.data.length) / sector) * sector) }
}

/**
 * Simulates a disk that loses unsynced content and file names in a power cut. A new file name survives if the file or its
 * folder was synced. An old file name disappears only when its folder was synced.
 */
export function createUnflushedDisk(folder: string) {
  const current = new Map<string, Inode>()
  const durable = new Map<string, Inode>()
  const open = new Map<number, { path: string; inode: Inode | undefined; position: number }>()
  const isOurs = (path: string) => path.startsWith(`${folder}/`) && !path.endsWith('-shm')

  function syncFile(inode: Inode, begun: number): void {
    const synced = inode.pending.filter(({ at }) => at < begun)
    inode.durable = synced.reduce(apply, Buffer.from(inode.durable))
    inode.pending = inode.pending.filter(({ at }) => at >= begun)
    for (const [path, other] of current) if (other === inode) durable.set(path, inode)
  }

  function syncFolder(path: string): void {
    for (const name of durable.keys()) if (dirname(name) === path && !current.has(name)) durable.delete(name)
    for (const [name, inode] of current) if (dirname(name) === path) durable.set(name, inode)
  }

  function openFile(call: Extract<Call, { kind: 'open' }>, at: number): void {
    if (!isOurs(call.path) && call.path !== folder) return
    let inode = current.get(call.path)
    if (!inode && call.creates) {
      inode = { durable: Buffer.alloc(0), pending: [], size: 0 }
      current.set(call.path, inode)
    }
    if (inode && call.truncates) {
      inode.pending.push({ at, kind: 'truncate', size: 0 })
      inode.size = 0
    }
    open.set(call.fd, { path: call.path, inode, position: 0 })
  }

  return {
    play(call: Call, at: number): void {
      if (call.kind === 'open') openFile(call, at)
      else if (call.kind === 'rename') {
        const inode = current.get(call.from)
        if (inode) current.set(call.to, inode)
        current.delete(call.from)
      } else if (call.kind === 'link') {
        const inode = current.get(call.from)
        if (inode) current.set(call.to, inode)
      } else if (call.kind === 'unlink') current.delete(call.path)
      const handle = 'fd' in call && call.kind !== 'open' ? open.get(call.fd) : undefined
      if (!handle) return
      const { inode } = handle
      if (call.kind === 'close') open.delete(call.fd)
      else if (call.kind === 'sync') {
        if (inode) syncFile(inode, call.begun)
        else syncFolder(handle.path)
      } else if (inode && call.kind === 'truncate') {
        inode.pending.push({ at, kind: 'truncate', size: call.size })
        inode.size = call.size
      } else if (inode && call.kind === 'write') {
        const offset = call.offset ?? handle.position
        inode.pending.push({ at, kind: 'write', data: call.data, offset })
        handle.position = offset + call.data.length
        inode.size = Math.max(inode.size, handle.position)
      }
    },
    /** Writes the files that survive a power cut after the last played call into the empty folder `target`. */
    cut(target: string, survival: Survival, random: () => number): void {
      for (const [path, inode] of survival === 'everything' ? current : durable) {
        const kept = inode.pending.filter(() => survival === 'everything' || (survival === 'a part' && random() < 0.5))
        const content = kept
          .map((change) => (survival === 'everything' ? change : tear(change, random)))
          .reduce(apply, Buffer.from(inode.durable))
        const file = join(target, relative(folder, path))
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, content)
      }
    },
  }
}
