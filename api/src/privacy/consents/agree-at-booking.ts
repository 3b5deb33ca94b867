import type { Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Language } from '../../contract/people/languages.ts'
import { noticeVersion, type OnBehalf } from '../../contract/privacy/notice.ts'
import type { Caller } from '../../http/caller.ts'
import { giveConsent, guessBehalf } from './give-consent.ts'

export type AgreedNotice = {
  agreedToNotice?: boolean | undefined
  noticeVersion?: string | undefined
  noticeLanguage?: Language | undefined
  onBehalf?: OnBehalf | undefined
}
type Booked = { accountId: string; customer: string; patient: string; serviceType: string; byOffice: boolean }

/**
 * Records the agreement to the notice (rule PRIV-C3). Without it, or with an old version, the booking is accepted and listed
 * under "Privacy notice pending".
 */
export async function agreeAtBooking(tx: Tx, caller: Caller, booked: Booked, agreed: AgreedNotice, at: Date) {
  if (agreed.agreedToNotice !== true || (agreed.noticeVersion ?? noticeVersion) !== noticeVersion) return
  const { accountId, byOffice } = booked
  const isNew = await giveConsent(
    tx,
    {
      accountId,
      purpose: 'care',
      language: agreed.noticeLanguage ?? caller.language ?? 'en',
      onBehalf: agreed.onBehalf ?? guessBehalf(booked),
      way: byOffice ? 'office' : 'site',
      byId: caller.actor.id,
    },
    at,
  )
  if (!isNew) return
  await writeAudit(tx, {
    performer: caller.performer,
    action: byOffice ? 'USER_MANAGEMENT' : 'SYSTEM_SETTINGS_CHANGED',
    resourceType: 'user',
    resourceId: accountId,
    description: `Agreed to the privacy notice ${noticeVersion}: care, ${byOffice ? 'read aloud by the office' : 'site'}`,
    at,
  })
}
