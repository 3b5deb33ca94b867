import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config/config.ts'

/** Longest wait of a log line, in ms. */
const maxWait = 200
/** Bytes per write, unless the lines waited longer. */
const batch = 32 * 1024

/** Writers with pending lines, which the exit of the process runs within this turn of the event loop. */
const pending = new Set<() => void>()
process.on('exit', () => {
  for (const writeLines of pending) writeLines()
})

function createLogTime(): () => string {
  let ms = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== ms) {
      ms = now
      text = pino.stdTimeFunctions.isoTime()
    }
    return text
  }
}

type Output = Pick<ReturnType<typeof pino.destination>, 'write' | 'flush' | 'flushSync'>

/**
 * Writes the lines of one event-loop turn as one text: pino's own writer measures everything that waits with each line, up to 32
 * KB on a busy server (decision 0063).
 */
function gatherLines(output: Output): DestinationStream & Pick<Output, 'flush' | 'flushSync'> {
  let lines = ''
  const writeLines = () => {
    const gathered = lines
    lines = ''
    pending.delete(writeLines)
    if (gathered !== '') output.write(gathered)
  }
  return {
    write: (line) => {
      if (lines === '') {
        pending.add(writeLines)
        setImmediate(writeLines)
      }
      lines += line
    },
    flush: (done) => {
      writeLines()
      output.flush(done)
    },
    flushSync: () => {
      writeLines()
      output.flushSync()
    },
  }
}

/** Writes to standard output in the background; flushes when the process exits. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>): Logger =>
  pino(
    { level: logLevel, base: null, timestamp: createLogTime() },
    gatherLines(pino.destination({ sync: false, minLength: batch, maxWrite: 2 * batch, periodicFlush: maxWait })),
  )
