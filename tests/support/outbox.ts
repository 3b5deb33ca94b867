import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type OutboxMail = { file: string; to: string; subject: string; text: string }

/** Undoes quoted-printable: soft line breaks and =XX bytes. */
function decodeQuotedPrintable(text: string): string {
  const bytes: number[] = []
  const joined = text.replace(/=\r?\n/g, '')
  for (let at = 0; at < joined.length; at++) {
    const hex = joined[at] === '=' ? /^[\dA-F]{2}/i.exec(joined.slice(at + 1, at + 3))?.[0] : undefined
    if (hex) {
      bytes.push(Number.parseInt(hex, 16))
      at += 2
    } else bytes.push(...Buffer.from(joined[at] ?? ''))
  }
  return Buffer.from(bytes).toString()
}

function parseMail(file: string, source: string): OutboxMail {
  const header = (name: string) => new RegExp(`^${name}: *(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(source)?.[1] ?? ''
  return {
    file,
    to: header('To').replace(/^.*<|>.*$/g, ''),
    subject: header('Subject').replace(/\r?\n[ \t]/g, ' '),
    text: decodeQuotedPrintable(source),
  }
}

/** Mails in DATA_DIR/outbox, oldest first. */
export function readOutbox(dataDir: string): OutboxMail[] {
  const folder = join(dataDir, 'outbox')
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => parseMail(name, readFileSync(join(folder, name), 'utf8')))
}

/** Waits for the newest mail to an address that `matches`. @throws after 10 s */
export async function waitForMail(
  dataDir: string,
  to: string,
  matches: (mail: OutboxMail) => boolean = () => true,
): Promise<OutboxMail> {
  const giveUpAt = Date.now() + 10_000
  while (Date.now() < giveUpAt) {
    const mail = readOutbox(dataDir).findLast((candidate) => candidate.to === to && matches(candidate))
    if (mail) return mail
    await sleep(50)
  }
  throw new Error(`no mail to ${to} within 10 s`)
}

/** The code stands alone on its line of the text part. */
const codeOf = (mail: OutboxMail): string | undefined => /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1]

/** The newest one-time code that was mailed to an address and is none of `before`. */
export async function waitForCode(dataDir: string, to: string, before: readonly string[] = []): Promise<string> {
  const mail = await waitForMail(dataDir, to, (candidate) => {
    const found = codeOf(candidate)
    return found !== undefined && !before.includes(found)
  })
  return codeOf(mail) ?? ''
}
