import type { Reader } from '@thodu/db'
import { isUrgent, type NoticeCode } from '../contract/operations/notices.ts'
import { dayMs, minuteMs } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'
import { type MailedNotice, mailedNotices, operationsMails } from '../mail/operations-mails.ts'
import { type MailRecipient, queueMail } from '../mail/queue-mail.ts'
import { readFacts, writeFact } from './backups/system-facts.ts'
import { findNotices } from './find-notices.ts'

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

/** Time of the last mail by notice code. */
type Mailed = Partial<Record<MailedNotice, string>>
const factName = 'notices-mailed'

const isMailed = (code: NoticeCode): code is MailedNotice => mailedNotices.some((mailed) => mailed === code)

/** Lists OPERATOR_EMAIL, or all admins. */
async function listOperators(db: Reader, { operatorEmail, officeLanguage }: Deps['config']): Promise<MailRecipient[]> {
  if (operatorEmail !== undefined) return [{ email: operatorEmail, language: officeLanguage }]
  return db
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('role', '=', 'admin')
    .where('removed_at', 'is', null)
    .execute()
}

/** Mails each cause at most once a day, because the office does not watch the dashboard all day (rule OPS-19). */
async function notifyOperators(deps: Deps, codes: readonly NoticeCode[]): Promise<void> {
  const now = deps.now()
  const listDue = async (database: Pick<Deps['database'], 'read'>) => {
    const mailed = (await readFacts({ database }))<Mailed>(factName) ?? {}
    const wasToday = (at: string | undefined) => at !== undefined && now.getTime() - Date.parse(at) < dayMs
    return { mailed, due: codes.filter(isMailed).filter((code) => !wasToday(mailed[code])) }
  }
  if ((await listDue(deps.database)).due.length === 0) return
  await deps.database.write(async (tx) => {
    // Again within the transaction, so that only one of two processes mails.
    const { mailed, due } = await listDue({ read: tx })
    if (due.length === 0) return
    const letter = operationsMails.notices(due, deps.config.office)
    for (const operator of await listOperators(tx, deps.config)) await queueMail(tx, operator, letter, now)
    const times = Object.fromEntries(due.map((code) => [code, now.toISOString()]))
    await writeFact(tx, factName, { ...mailed, ...times } satisfies Mailed, now)
  })
}
