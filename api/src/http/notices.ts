import type { Logger } from 'pino'
import { isUrgent, type NoticeCode, noticeCodes } from '../contract/operations/notices.ts'
import type { OperatorNotice } from '../contract/operations/operations.schema.ts'

const lines: Record<NoticeCode, string> = {
  disk_full: 'the disk is full: changes are refused until there is free space',
  disk_low: 'the disk has less free space than one backup needs',
  mail_failing: 'no mail has been sent for ten minutes: the mail server refuses mails or cannot be reached',
  backup_old: 'the newest backup is older than 36 hours',
  copy_old: 'the newest backup copy outside the server is older than 36 hours',
  uploads_missing: 'uploaded files are missing or damaged: the newest backup was made without them',
  proxy_untrusted:
    'requests have X-Forwarded-For but TRUST_PROXY is 0: all visitors count as one client, and one visitor can lock all others out; set TRUST_PROXY=1 behind one proxy',
  proxy_garbled: 'X-Forwarded-For contains no valid address where TRUST_PROXY expects one: check the proxy',
  uploads_lost: 'uploaded files have been missing or damaged for a week',
  placeholders: 'some settings that visitors see still have their default values',
  newer_version: 'the changelog names a newer version than the running one: build and restart',
}

/** Each problem is logged once and shown in /admin until it is over or until the next start. */
export function createNotices(logger: Logger, now: () => Date) {
  const raised = new Map<NoticeCode, OperatorNotice>()
  let found = new Map<NoticeCode, OperatorNotice>()
  const report = ({ code, details }: OperatorNotice): void => {
    const fields = { notice: code, ...(details.length > 0 ? { details } : {}) }
    if (isUrgent(code)) logger.error(fields, lines[code])
    else logger.warn(fields, lines[code])
  }
  return {
    raise(code: NoticeCode, details: string[] = []): void {
      if (raised.has(code)) return
      const notice = { code, since: now().toISOString(), details }
      raised.set(code, notice)
      report(notice)
    },
    /** Replaces the notices of the last check; one without a time keeps its first. */
    update(next: readonly { code: NoticeCode; since?: string; details?: string[] }[]): void {
      const before = found
      found = new Map(
        next.map(({ code, since = before.get(code)?.since ?? now().toISOString(), details = [] }) => [
          code,
          { code, since, details },
        ]),
      )
      for (const notice of found.values()) if (!before.has(notice.code)) report(notice)
      for (const code of before.keys()) if (!found.has(code)) logger.info({ notice: code }, 'this problem is over')
    },
    /** Returns the most urgent first. */
    list: (): OperatorNotice[] => noticeCodes.flatMap((code) => found.get(code) ?? raised.get(code) ?? []),
  }
}
export type Notices = ReturnType<typeof createNotices>
