import { Worker } from 'node:worker_threads'

/** How often the server is looked for, in ms. */
const every = 500
/** Longer than any examination may take, in ms, where nobody else is left to end it. */
const longest = 60_000

/** Runs beside the examination, which does not yield: a thread of its own, in plain JavaScript for it is started from text. */
const watch = `
  const { server, every, longest } = require('node:worker_threads').workerData
  const started = Date.now()
  const isOver = () => process.ppid !== server || Date.now() - started > longest
  setInterval(() => isOver() && process.kill(process.pid, 'SIGKILL'), every)
`

/** Ends this process by itself once the process that asked for it is gone: nobody waits for its word any more. */
export function endWithServer(server: number): void {
  new Worker(watch, { eval: true, workerData: { server, every, longest } }).unref()
}
