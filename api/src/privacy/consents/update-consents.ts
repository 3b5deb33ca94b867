import type { Tx } from '@thodu/db'
import type { Language } from '../../contract/people/languages.ts'
import { giveConsent, withdrawConsent } from './give-consent.ts'

/** Unchanged preferences are undefined. */
export type PreferencesChanged = {
  accountId: string
  language: Language
  messages?: boolean
  news?: boolean
}

/** Gives or withdraws the consent that belongs to each changed preference (rule PRIV-C5). */
export async function updateConsents(
  tx: Tx,
  { accountId, language, ...changed }: PreferencesChanged,
  at: Date,
): Promise<void> {
  for (const purpose of ['messages', 'news'] as const) {
    const given = changed[purpose]
    if (given === undefined) continue
    const one = { accountId, purpose, language, onBehalf: 'self', way: 'site', byId: accountId } as const
    if (given) await giveConsent(tx, one, at)
    else await withdrawConsent(tx, accountId, purpose, at)
  }
}
