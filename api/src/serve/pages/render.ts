import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { RenderJob, RenderReport } from './render-job.ts'

export type Rendering = {
  /** Pictures may be missing. */
  pages: Promise<void>
  done: Promise<void>
  stop: () => void
}

/** Heap limit of the renderer, in MB. */
const maxHeap = 256

/** Renders pages in a process, whose memory is freed at its end. The promises reject when a page cannot be rendered. */
export function startRendering(job: RenderJob): Rendering {
  const { PATH } = process.env
  const child = fork(join(import.meta.dirname, 'render-child.ts'), [], {
    // The renderer reads drawings and fonts from the site's folder.
    cwd: join(job.build, '..', '..'),
    env: { PATH, ...(job.googleClientId !== undefined && { GOOGLE_CLIENT_ID: job.googleClientId }) },
    execArgv: [`--max-old-space-size=${maxHeap}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const pages = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-4_000)
  })
  const fail = (error: Error) => {
    pages.reject(error)
    done.reject(error)
  }
  child.on('message', (report: RenderReport) => {
    if (report.stage === 'failed') fail(new Error(report.error))
    else (report.stage === 'pages' ? pages : done).resolve()
  })
  child.once('error', fail)
  // Has no effect after `done`.
  child.once('exit', (code, signal) => fail(new Error(`The renderer ended with ${signal ?? code}. ${said}`)))
  for (const { promise } of [pages, done]) promise.catch(() => undefined)
  child.send(job)
  return { pages: pages.promise, done: done.promise, stop: () => child.kill() }
}
