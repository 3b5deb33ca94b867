import { createHash } from 'node:crypto'
import { newId, type Tx } from '@thodu/db'
import { type Language, languages } from '../../contract/people/languages.ts'
import { noticeVersion, type OnBehalf, type Purpose, sentencesOf } from '../../contract/privacy/notice.ts'
import { noticeIn } from '../../contract/privacy/notice-texts.ts'

export type Given = {
  accountId: string
  purpose: Purpose
  language: Language
  onBehalf: OnBehalf
  way: 'site' | 'office' | 'paper'
  /** The account that ticked the box or recorded it. */
  byId: string
}

const hashes = new Map(
  languages.map((language) => [
    language,
    createHash('sha256')
      .update(sentencesOf(noticeIn(language)))
      .digest('hex'),
  ]),
)

/** Returns the SHA-256 of the notice, including the configured years (rule PRIV-C2). */
const noticeHash = (language: Language): string => hashes.get(language) ?? ''

/** Records a consent to the current notice (rule PRIV-C4). @returns false if it was already given */
export async function giveConsent(tx: Tx, { accountId, purpose, language, onBehalf, way, byId }: Given, at: Date) {
  const row = await tx
    .insertInto('consents')
    .values({
      id: newId(at.getTime()),
      account_id: accountId,
      purpose,
      notice_version: noticeVersion,
      language,
      text_sha256: noticeHash(language),
      on_behalf: onBehalf,
      way,
      by_id: byId,
      given_at: at.toISOString(),
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Withdraws a consent to any version. @returns false if there was none */
export async function withdrawConsent(tx: Tx, accountId: string, purpose: Purpose, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('consents')
    .set({ withdrawn_at: at.toISOString() })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Cared = { serviceType: string; patient: string; customer: string }
const fold = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Returns the default: the child for baby care, self for equal names, otherwise another person. */
export const guessBehalf = ({ serviceType, patient, customer }: Cared): OnBehalf =>
  serviceType === 'baby-care' ? 'child' : fold(patient) === fold(customer) ? 'self' : 'other'
