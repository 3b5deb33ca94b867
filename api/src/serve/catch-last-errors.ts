import type { Logger } from 'pino'

/** The exit code of a process that met an error nobody handled (EX_SOFTWARE); `npm start` starts it again then. */
export const crashCode = 70

/**
 * The net below everything: an error that nobody handled is one line of the log, and the process ends, for nobody knows
 * what state it is in. The service manager starts it again.
 */
export function catchLastErrors(logger: Logger): void {
  // Rejections nobody waits for come here as well: that is Node's default.
  process.on('uncaughtException', (error, origin) => {
    try {
      // `fatal` writes all that waits in the log before it returns.
      logger.fatal({ err: error, origin }, 'ends after an error that nobody handled')
    } finally {
      process.exit(crashCode)
    }
  })
}
