import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config/config.ts'

/** Longest time in ms that a log line waits before it is written. */
const maxWait = 200
/** Bytes per write, unless the lines waited longer. */
const batch = 32 * 1024

/** Flush functions with pending lines of this turn of the event loop; called when the process exits within the turn. */
const holding = new Set<() => void>()
process.on('exit', () => {
  for (const handOver of holding) handOver()
})

/** Formats pino's ISO time once per millisecond. */
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
 * Passes the lines of one event-loop turn on as one text. pino's own writer measures everything that waits with each new piece:
 * up to 32 KB per line of a busy server (decision 0063).
 */
function gatherLines(output: Output): DestinationStream & Pick<Output, 'flush' | 'flushSync'> {
  let lines = ''
  const handOver = () => {
    const gathered = lines
    lines = ''
    holding.delete(handOver)
    if (gathered !== '') output.write(gathered)
  }
  return {
    write: (line) => {
      if (lines === '') {
        holding.add(handOver)
        setImmediate(handOver)
      }
      lines += line
    },
    flush: (done) => {
      handOver()
      output.flush(done)
    },
    flushSync: () => {
      handOver()
      output.flushSync()
    },
  }
}

/** Logs to standard output in the background, in batches; flushes when the process exits. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>): Logger =>
  pino(
    { level: logLevel, base: null, timestamp: createLogTime() },
    gatherLines(pino.destination({ sync: false, minLength: batch, maxWrite: 2 * batch, periodicFlush: maxWait })),
  )
