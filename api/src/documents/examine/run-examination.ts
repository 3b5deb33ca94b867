import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./examination-process.ts', import.meta.url))
/** Ticks in which Linux counts what a process took of the processor, in ms. */
const tick = 10

/** What one examination may take. */
export type ExaminationLimits = {
  /** Of the processor, in ms; where the system does not say, `time` holds alone. */
  processor: number
  /** From beginning to end, in ms, on a machine that does other things as well. */
  time: number
  /** Resident memory, in bytes. */
  memory: number
  /** How often both are looked at, in ms. */
  look: number
}
/** The last word of an examination, nothing when it was ended, `stopped` with the server; and what it took of the processor, in ms. */
export type Examination = { word: string; ms: number }

/** What a process uses: resident memory in bytes, and what it took of the processor, in ms. */
type Use = { resident: number; processor: number }

/** What Linux says of a process in the files `status` and `stat` of it (proc(5)). */
export function parseUse(status: string, stat: string): Use {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  const [, fields = ''] = /.*\) (.*)/.exec(stat) ?? []
  // The fourteenth and fifteenth of all, where its name is the second.
  const [ofItself, ofSystem] = fields.split(' ').slice(11, 13).map(Number)
  return { resident: Number(kilobytes ?? 0) * 1024, processor: ((ofItself ?? 0) + (ofSystem ?? 0)) * tick }
}

/** What a process uses; nothing where the system does not say. */
function readUse(pid: number | undefined): Use | undefined {
  try {
    return parseUse(readFileSync(`/proc/${pid}/status`, 'latin1'), readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return undefined
  }
}

/** Ends a process that holds too much or takes too long. @returns a stop, which says what it took of the processor, in ms */
function guard(child: ChildProcess, limits: ExaminationLimits): () => number {
  const started = performance.now()
  let processor: number | undefined
  const end = () => child.kill('SIGKILL')
  const timer = setTimeout(end, limits.time)
  const look = setInterval(() => {
    const use = readUse(child.pid)
    if (!use) return
    processor = Math.max(processor ?? 0, use.processor)
    if (use.resident > limits.memory) end()
    if (use.processor > limits.processor) end()
  }, limits.look)
  return () => {
    clearTimeout(timer)
    clearInterval(look)
    return processor ?? performance.now() - started
  }
}

/** Runs examinations as processes; one gets no secret of ours. */
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
    const stop = guard(child, limits)
    try {
      const word = await new Promise<string>((resolve, reject) => {
        let said = ''
        child.stdout.on('data', (chunk: Buffer) => {
          said += chunk
        })
        child.once('error', reject)
        child.once('close', () => resolve(said))
      })
      return { word: isStopped ? 'stopped' : word, ms: stop() }
    } finally {
      stop()
      children.delete(child)
    }
  }

  return {
    run,
    /** Ends every process that runs, and starts no more. */
    stop(): void {
      isStopped = true
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
