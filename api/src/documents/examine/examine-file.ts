import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type FailureCode, failures } from '../../contract/calls/failures.ts'
import { ApiError, type ErrorStatus } from '../../http/errors/api-error.ts'
import { removeFile } from '../keep/kept-files.ts'
import type { FileType } from './detect-file-type.ts'

const script = fileURLToPath(new URL('./examination-process.ts', import.meta.url))
/** Files that wait while one is examined; more are asked to come back. */
const maxWaiting = 12
/** Seconds after which they may. */
const comeBackAfter = 15
/** What examining one file may take: an image of 50 million pixels takes 2 s and 360 MB. */
const shippedLimits = {
  /** In ms. */
  time: 30_000,
  /** Resident memory of the process that examines, in bytes. */
  memory: 450 * 1024 * 1024,
  /** How often its memory is looked at, in ms. */
  look: 50,
}
type Limits = typeof shippedLimits

let running = false
const waiting: (() => void)[] = []

/** One file at a time. @throws ApiError 503 when too many wait already */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running) {
    if (waiting.length >= maxWaiting) throw new ApiError(503, 'document.busy', { retryAfter: comeBackAfter })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running = true
  try {
    return await work()
  } finally {
    running = false
    waiting.shift()?.()
  }
}

/** Resident memory in bytes, 0 where the system does not say. */
function readResident(pid: number | undefined): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Ends a process that holds too much or takes too long. @returns a stop */
function guard(child: ChildProcess, limits: Limits): () => void {
  const end = () => child.kill('SIGKILL')
  const timer = setTimeout(end, limits.time)
  const look = setInterval(() => readResident(child.pid) > limits.memory && end(), limits.look)
  return () => {
    clearTimeout(timer)
    clearInterval(look)
  }
}

/** Runs the process; its last word, or nothing when it was ended. It gets no secret of ours. */
function run(args: string[], limits: Limits): Promise<string> {
  const { NODE_COMPILE_CACHE, PATH } = process.env
  const env = {
    ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
    ...(PATH ? { PATH } : {}),
    MALLOC_ARENA_MAX: '1',
  }
  const child = spawn(process.execPath, ['--max-old-space-size=400', script, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  })
  const stop = guard(child, limits)
  return new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk
    })
    child.once('error', reject)
    child.once('close', () => resolve(said))
  }).finally(stop)
}

const isFailureCode = (word: string): word is FailureCode => Object.hasOwn(failures, word)
const statusOf = (code: FailureCode): ErrorStatus => (code === 'document.too_large' ? 413 : 415)

/**
 * Examines a received file in a process of its own: a PDF is inspected, an image drawn anew, so that nothing it hid is left.
 * @returns path of the file to keep: the same, or a new one in place of the old, which is removed
 * @throws ApiError 413 too large to draw, 415 no such file or one with active contents, 503 too many wait
 */
export async function examineFile(path: string, type: FileType, limits: Partial<Limits> = {}): Promise<string> {
  const target = `${path}.part`
  const word = await inTurn(() => run([type, path, target], { ...shippedLimits, ...limits }))
  if (word === 'ok' && type === 'application/pdf') return path
  if (word === 'ok') {
    await removeFile(path)
    return target
  }
  await removeFile(target)
  if (word === 'disk_full') throw Object.assign(new Error('no space left to draw an image'), { code: 'ENOSPC' })
  const code = isFailureCode(word) ? word : 'document.too_large'
  throw new ApiError(statusOf(code), code)
}
