import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findCode, type ReadMail, readOutbox as readFolder } from '../mails.ts'

const waitLimit = 30_000

export const readOutbox = (dataDir: string): ReadMail[] => readFolder(join(dataDir, 'outbox'))

/**
 * Waits for the newest mail to an address that `matches`. The condition is required, because a mail is written after the
 * answer. @throws after 30 s
 */
export async function waitForMail(
  dataDir: string,
  to: string,
  matches: (mail: ReadMail) => boolean,
): Promise<ReadMail> {
  const giveUpAt = Date.now() + waitLimit
  while (Date.now() < giveUpAt) {
    const mails = readOutbox(dataDir)
    const mail = mails.findLast((candidate) => candidate.to === to && matches(candidate))
    if (mail) return mail
    await sleep(50)
  }
  throw new Error(`no mail to ${to} within ${waitLimit} ms`)
}

/** Waits for the newest mailed code of an address that is not in `before`. */
export async function waitForCode(dataDir: string, to: string, before: readonly string[] = []): Promise<string> {
  const mail = await waitForMail(dataDir, to, (candidate) => {
    const code = findCode(candidate)
    return code !== undefined && !before.includes(code)
  })
  return findCode(mail) ?? ''
}
