import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config/config.ts'

/** How long a line may wait for others, in ms. */
const maxWait = 200
/** How many bytes of lines are written at once, unless they waited longer. */
const batch = 32 * 1024

/** What still holds lines of this turn of the event loop: handed over when the process ends within it. */
const holding = new Set<() => void>()
process.on('exit', () => {
  for (const handOver of holding) handOver()
})

/** pino's ISO time, written anew only when the millisecond is another. */
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
 * Hands the lines of one turn over as one text: pino's own writer measures all that waits with each piece that comes, up to
 * 32 KB for each line of a busy server (decision 0063).
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

/** The log on standard output: written in the background, many lines at once; flushed when the process ends. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>): Logger =>
  pino(
    { level: logLevel, base: null, timestamp: createLogTime() },
    gatherLines(pino.destination({ sync: false, minLength: batch, maxWrite: 2 * batch, periodicFlush: maxWait })),
  )
