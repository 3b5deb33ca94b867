import type { Logger } from 'pino'

/** Exit code after an unhandled error (EX_SOFTWARE); `npm start` then restarts the server. */
export const crashCode = 70

/** Logs an unhandled error and ends the process, because its state is unknown. The service manager restarts it. */
export function catchLastErrors(logger: Logger): void {
  // By default, Node also raises unhandled rejections as uncaught exceptions.
  process.on('uncaughtException', (error, origin) => {
    try {
      // `fatal` flushes the log before it returns.
      logger.fatal({ err: error, origin }, 'the server stops after an unhandled error')
    } finally {
      process.exit(crashCode)
    }
  })
}
