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

/** What a mail says in the plain: soft line ends of quoted-printable are none. */
const readPlain = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').toLowerCase()

/**
 * Removes the mails to one address from the outbox folder, and those to the team that name it or one of its bookings: the
 * head of a mail is searched as its text is.
 * @returns how many
 */
export async function removeOutboxFiles(
  { outboxDir }: Pick<Config, 'outboxDir'>,
  { email, bookings }: { email: string; bookings: readonly string[] },
): Promise<number> {
  const traces = [email, ...bookings.map((code) => code.toLowerCase())]
  let removed = 0
  for (const name of await readdir(outboxDir).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const file = join(outboxDir, name)
    const written = await readFile(file, 'utf8').catch(() => '')
    const said = readPlain(written)
    if (!traces.some((trace) => said.includes(trace))) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
