import type { Logger } from 'pino'
import type { Notice } from '../contract/operations/operations.schema.ts'

const warnings: Record<Notice['code'], string> = {
  proxy_untrusted:
    'X-Forwarded-For arrives but TRUST_PROXY is 0: all visitors count as one client, and one of them can lock everybody out; set TRUST_PROXY=1 behind one proxy',
  proxy_garbled: 'X-Forwarded-For holds something that is no address where TRUST_PROXY expects one: check the proxy',
}

/** What went wrong with how this is run, each once in the log and then in /admin until the next start. */
export function createNotices(logger: Logger, now: () => Date) {
  const raised = new Map<Notice['code'], Notice>()
  return {
    raise(code: Notice['code']): void {
      if (raised.has(code)) return
      raised.set(code, { code, since: now().toISOString() })
      logger.warn({ notice: code }, warnings[code])
    },
    list: (): Notice[] => [...raised.values()],
  }
}
export type Notices = ReturnType<typeof createNotices>
