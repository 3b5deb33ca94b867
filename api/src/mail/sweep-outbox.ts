import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { dayMs } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'

/** Days a mail stays in the outbox folder, where there is no mail server: it may carry a code. */
const keptDays = 7

/** Removes mails from the outbox folder a week after they were written there, and what a kill left half written. */
export async function sweepOutbox({ config, now }: Pick<Deps, 'config' | 'now'>): Promise<void> {
  const before = now().getTime() - keptDays * dayMs
  for (const name of await readdir(config.outboxDir).catch(() => [])) {
    if (!/\.eml(\.part)?$/.test(name)) continue
    const file = join(config.outboxDir, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < before) await rm(file, { force: true })
  }
}

/** What a mail says, without the soft line ends of quoted-printable: as it stands, and with its codes (`=3D`) as gaps. */
function readPlain(mail: string): string {
  const whole = mail.replaceAll(/=\r?\n/g, '').toLowerCase()
  return `${whole}\n${whole.replaceAll(/=[\da-f]{2}/g, ' ')}`
}
/** Finds any of the words by itself: asha@example.in is not in natasha@example.in. */
function findWords(words: readonly string[]): RegExp {
  const any = words.map((word) => word.toLowerCase().replaceAll(/\W/g, '\\$&')).join('|')
  return new RegExp(`(?<![\\w.+-])(?:${any})(?![\\w-]|\\.\\w)`)
}

/** Finds ten digits by themselves, however they are spaced, also behind a 0 or the country. */
const findNumber = (digits: string): RegExp =>
  new RegExp(`(?<!\\d[\\s-]?)(?:\\+?91[\\s-]*|0)?${[...digits].join('[\\s-]*')}(?!\\d)`)

/**
 * Removes the mails that name an address, one of its bookings or a number that no other person gave from the outbox folder: those to it, and those to the team.
 * @returns how many
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
