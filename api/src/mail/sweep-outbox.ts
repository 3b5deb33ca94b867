import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { dayMs } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'

/** Days in the outbox folder, without a mail server; mails may contain codes. */
const keptDays = 7

/** Removes old mails and incomplete files from the outbox folder. */
export async function sweepOutbox({ config, now }: Pick<Deps, 'config' | 'now'>): Promise<void> {
  const before = now().getTime() - keptDays * dayMs
  for (const name of await readdir(config.outboxDir).catch(() => [])) {
    if (!/\.eml(\.part)?$/.test(name)) continue
    const file = join(config.outboxDir, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < before) await rm(file, { force: true })
  }
}

/** Removes soft line breaks of quoted-printable; returns the text with its codes (`=3D`) and with blanks instead. */
function readPlain(mail: string): string {
  const whole = mail.replaceAll(/=\r?\n/g, '').toLowerCase()
  return `${whole}\n${whole.replaceAll(/=[\da-f]{2}/g, ' ')}`
}
/** Matches whole words: asha@example.in does not match natasha@example.in. */
function findWords(words: readonly string[]): RegExp {
  const any = words.map((word) => word.toLowerCase().replaceAll(/\W/g, '\\$&')).join('|')
  return new RegExp(`(?<![\\w.+-])(?:${any})(?![\\w-]|\\.\\w)`)
}

/** Matches ten digits with any spacing, also after 0 or the country code. */
const findNumber = (digits: string): RegExp =>
  new RegExp(`(?<!\\d[\\s-]?)(?:\\+?91[\\s-]*|0)?${[...digits].join('[\\s-]*')}(?!\\d)`)

/**
 * Removes mails with the address, one of the bookings, or a number that no other person gave.
 * @returns the number of removed mails
 */
export async function removeOutboxFiles(
  { outboxDir }: Pick<Config, 'outboxDir'>,
  { email, bookings, numbers = [] }: { email: string; bookings: readonly string[]; numbers?: readonly string[] },
): Promise<number> {
  const traces = [findWords([email, ...bookings]), ...numbers.map(findNumber)]
  let removed = 0
  for (const name of await readdir(outboxDir).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const file = join(outboxDir, name)
    const written = await readFile(file, 'utf8').catch(() => '')
    const text = readPlain(written)
    if (!traces.some((trace) => trace.test(text))) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
