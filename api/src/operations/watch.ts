import { isUrgent } from '../contract/operations/notices.ts'
import { minuteMs } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'
import { findNotices } from './find-notices.ts'
import { notifyOperators } from './notify-operators.ts'

/** Checks operations and updates the notices, the log and the operators' mails (rule OPS-19). */
export async function watchOperations(deps: Deps): Promise<void> {
  const found = await findNotices(deps)
  deps.notices.update(found)
  await notifyOperators(deps, found.map(({ code }) => code).filter(isUrgent))
}

/** Runs now and every minute, in each process, because disk and notices are its own. @returns a stop function */
export function startWatching(deps: Deps): () => void {
  let running = false
  const look = async (): Promise<void> => {
    if (running) return
    running = true
    await watchOperations(deps)
      .catch((error: unknown) => deps.logger.error({ err: error }, 'the health check failed'))
      .finally(() => {
        running = false
      })
  }
  void look()
  const timer = setInterval(() => void look(), minuteMs)
  timer.unref()
  return () => clearInterval(timer)
}
