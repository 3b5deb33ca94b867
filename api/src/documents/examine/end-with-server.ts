import { Worker } from 'node:worker_threads'

/** Interval of the checks, in ms. */
const every = 500
/** Longer than any examination may take, in ms, for a process without its server. */
const longest = 60_000

/** The examination blocks the event loop, so a thread watches. It starts from text, so it is plain JavaScript. */
const watch = `
  const { server, every, longest } = require('node:worker_threads').workerData
  const started = Date.now()
  const isOver = () => process.ppid !== server || Date.now() - started > longest
  setInterval(() => isOver() && process.kill(process.pid, 'SIGKILL'), every)
`

/** Ends this process when the server that started it is gone. */
export function endWithServer(server: number): void {
  new Worker(watch, { eval: true, workerData: { server, every, longest } }).unref()
}
