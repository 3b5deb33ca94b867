import { ForksPoolWorker, type PoolOptions, type PoolWorker, type Vite, type WorkerRequest } from 'vitest/node'

/** Changes that one process tries before a new one takes its place: what a broken run left behind must not judge many others. */
const triesOfAProcess = 100

type Process = { worker: ForksPoolWorker; tries: number }
/** The one that waits for its next run. */
let kept: Process | undefined

/** Starts a process; one that ends by itself waits for nothing more. */
async function startProcess(options: PoolOptions): Promise<Process> {
  const started = { worker: new ForksPoolWorker(options), tries: 0 }
  await started.worker.start()
  started.worker.on('exit', () => {
    if (kept === started) kept = undefined
  })
  return started
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the mutation tester changes what runs while modules load (`static`) or what runs later; nothing in its first run. */
    mutantActivation?: 'static' | 'runtime'
  }
}

/**
 * A worker whose process outlives its run: loading the product takes a second, trying one change a tenth of it. A change of what
 * runs while a module loads gets a process of its own, and so does every run that was broken off.
 */
class LastingWorker implements PoolWorker {
  readonly name = 'lasting'
  readonly cacheFs = true
  readonly #options: PoolOptions
  readonly #hearing = new Set<(message: unknown) => void>()
  #ended = false
  #own: Process | undefined

  constructor(options: PoolOptions) {
    this.#options = options
  }

  get #process(): Process {
    if (!this.#own) throw new Error('A worker is asked before it has started.')
    return this.#own
  }

  /** Whether this run loads its modules with the change in them. */
  get #needsLoading(): boolean {
    return this.#options.project.getProvidedContext().mutantActivation !== 'runtime'
  }

  async start(): Promise<void> {
    const previous = kept
    kept = undefined
    const isSpent = this.#needsLoading || (previous?.tries ?? 0) >= triesOfAProcess
    if (isSpent) await previous?.worker.stop()
    this.#own = (isSpent ? undefined : previous) ?? (await startProcess(this.#options))
    this.#own.tries += 1
  }

  on(event: string, callback: (message: unknown) => void): void {
    if (event === 'message') this.#hearing.add(callback)
    this.#process.worker.on(event, callback)
  }

  off(event: string, callback: (message: unknown) => void): void {
    this.#hearing.delete(callback)
    this.#process.worker.off(event, callback)
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') {
      this.#ended = true
      for (const hear of this.#hearing) hear({ type: 'stopped', __vitest_worker_response__: true })
    } else this.#process.worker.send(message)
  }

  async stop(): Promise<void> {
    const own = this.#process
    for (const hear of this.#hearing) own.worker.off('message', hear)
    if (!this.#ended || this.#needsLoading) return own.worker.stop()
    kept = own
  }

  deserialize(data: unknown): unknown {
    return data
  }
}

/** Puts the lasting worker in the place of the pool that the mutation tester names: its options know vitest's own alone. */
export const lastingWorker: Vite.Plugin = {
  name: 'lasting-worker',
  configureVitest({ project }) {
    project.config.pool = 'lasting'
    project.config.poolRunner = {
      name: 'lasting',
      createPoolWorker: (options) => new LastingWorker(options),
    }
  },
}
