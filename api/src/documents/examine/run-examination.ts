import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./examination-process.ts', import.meta.url))
/** Unit of processor time in /proc, in ms. */
const tick = 10

export type ExaminationLimits = {
  /** Processor time in ms; without /proc only `time` applies. */
  processor: number
  /** Duration in ms, on a machine with other work. */
  time: number
  /** Resident memory, in bytes. */
  memory: number
  /** Interval of the checks, in ms. */
  look: number
}
/**
 * The output of an examination and its processor time in ms. The output is empty after the limit of processor time or memory, and
 * `stopped` with the server or after the limit of `time`, which says nothing about the file.
 */
export type Examination = { word: string; ms: number }

/** Resident memory in bytes, processor time in ms. */
type Use = { resident: number; processor: number }

/** Parses the files `status` and `stat` of a process (proc(5)). */
export function parseUse(status: string, stat: string): Use {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  const [, fields = ''] = /.*\) (.*)/.exec(stat) ?? []
  // Fields 14 and 15 of all, with the name as field 2.
  const [ofItself, ofSystem] = fields.split(' ').slice(11, 13).map(Number)
  return { resident: Number(kilobytes ?? 0) * 1024, processor: ((ofItself ?? 0) + (ofSystem ?? 0)) * tick }
}

/** Returns undefined on systems without /proc. */
function readUse(pid: number | undefined): Use | undefined {
  try {
    return parseUse(readFileSync(`/proc/${pid}/status`, 'latin1'), readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return undefined
  }
}

/** Kills a process that exceeds a limit. @returns whether `time` was over, and a stop function with the processor time in ms */
function guard(child: ChildProcess, limits: ExaminationLimits) {
  const started = performance.now()
  let processor: number | undefined
  let isLate = false
  const end = () => child.kill('SIGKILL')
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, limits.time)
  const look = setInterval(() => {
    const use = readUse(child.pid)
    if (!use) return
    processor = Math.max(processor ?? 0, use.processor)
    if (use.resident > limits.memory) end()
    if (use.processor > limits.processor) end()
  }, limits.look)
  const stop = (): number => {
    clearTimeout(timer)
    clearInterval(look)
    return processor ?? performance.now() - started
  }
  return { isLate: () => isLate, stop }
}

/** Runs examinations as processes without the server's secrets. */
export function createExaminationRunner() {
  const children = new Set<ChildProcess>()
  let isStopped = false

  async function run(args: string[], limits: ExaminationLimits): Promise<Examination> {
    if (isStopped) return { word: 'stopped', ms: 0 }
    const { NODE_COMPILE_CACHE, PATH } = process.env
    const env = {
      ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
      ...(PATH ? { PATH } : {}),
      MALLOC_ARENA_MAX: '1',
    }
    const child = spawn(process.execPath, ['--max-old-space-size=400', script, `${process.pid}`, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env,
    })
    children.add(child)
    const { isLate, stop } = guard(child, limits)
    try {
      const word = await new Promise<string>((resolve, reject) => {
        let said = ''
        child.stdout.on('data', (chunk: Buffer) => {
          said += chunk
        })
        child.once('error', reject)
        child.once('close', () => resolve(said))
      })
      return { word: isStopped || isLate() ? 'stopped' : word, ms: stop() }
    } finally {
      stop()
      children.delete(child)
    }
  }

  return {
    run,
    stop(): void {
      isStopped = true
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
