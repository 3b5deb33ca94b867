import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** One system call of a recording that touches files, in the order of its end. */
export type Call =
  | { kind: 'open'; path: string; fd: number; creates: boolean; truncates: boolean }
  | { kind: 'write'; fd: number; data: Buffer; offset: number | undefined }
  | { kind: 'truncate'; fd: number; size: number }
  /** `begun`: index of the first call that ended after this one began; only what came before is on disk for sure. */
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

/** System calls that the recording must hold. */
export const recordedCalls =
  'openat,pwrite64,write,writev,fsync,fdatasync,ftruncate,close,rename,link,unlink,clone,clone3,fork,vfork'

const linesOf = (file: string) => createInterface({ input: createReadStream(file) })

/** Threads of processes that the writer started, such as the one that examines uploads: their numbers of files are their own. */
async function findOtherProcesses(file: string): Promise<Set<string>> {
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
  const isOther = (pid: string): boolean => {
    const origin = parents.get(pid)
    return origin !== undefined && (!origin.isThread || isOther(origin.parent))
  }
  return new Set([...parents.keys()].filter(isOther))
}

/** Reads what strace wrote (-f -xx): calls of the writer that succeeded, in the order in which they ended. */
export async function readRecording(file: string): Promise<Call[]> {
  const others = await findOtherProcesses(file)
  const calls: Call[] = []
  const unfinished = new Map<string, { text: string; begun: number }>()
  for await (const line of linesOf(file)) {
    const [, pid = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    if (others.has(pid)) continue
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
    if (call) calls.push(call)
  }
  return calls
}
