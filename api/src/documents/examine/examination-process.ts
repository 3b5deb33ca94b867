// Each uploaded file gets its own process, so that a hostile file can only harm that process.
import { readFileSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FailureCode } from '../../contract/wire/failures.ts'
import { drawImage, drawLogo } from './draw-image.ts'

const [server, type, path = '', target = '', shape] = process.argv.slice(2)

/** Asks Linux to kill this process, and not the server, when memory runs out. */
function offerAsVictim(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // On other systems, only the memory limit in run-examination.ts applies.
  }
}

async function writePdf(): Promise<FailureCode | 'ok'> {
  const { rewritePdf } = await import('./rewrite-pdf.ts')
  const rewritten = await rewritePdf(readFileSync(path))
  if (typeof rewritten === 'string') return rewritten
  writeFileSync(target, rewritten, { mode: 0o600 })
  return 'ok'
}

async function examine(): Promise<FailureCode | 'disk_full' | 'ok'> {
  try {
    if (type === 'application/pdf') return await writePdf()
    if (shape === 'logo') return (await drawLogo(path, target)) ?? 'ok'
    if (type === 'image/jpeg' || type === 'image/png')
      return (await drawImage(path, target, shape === 'face' ? shape : type)) ?? 'ok'
    return 'document.wrong_type'
  } catch (error) {
    const words = error instanceof Error ? error.message : ''
    if (/ENOSPC|no space left/i.test(words)) return 'disk_full'
    return /pixel limit|dimensions exceed/i.test(words) ? 'document.too_many_pixels' : 'document.wrong_type'
  }
}

offerAsVictim()

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
function endWithServer(server: number): void {
  new Worker(watch, { eval: true, workerData: { server, every, longest } }).unref()
}

endWithServer(Number(server))
process.stdout.write(await examine())
