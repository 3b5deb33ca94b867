import { newId, type PrivacyRequestRow, type Tx } from '@thodu/db'
import { shownEmail } from '../../accounts/unknown-address.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { createBookingCode } from '../../bookings/booking-rules.ts'
import type { Config } from '../../config/config.ts'
import type { EntryWay } from '../../contract/inbox/inbox-kinds.ts'
import type { Office } from '../../contract/office.ts'
import type { Language } from '../../contract/people/languages.ts'
import { type PrivacyKind, type PrivacyProof, privacyTimes } from '../../contract/privacy/request-kinds.ts'
import { dayMs } from '../../contract/time.ts'
import type { Performer } from '../../http/actor.ts'
import { unavailable } from '../../http/errors/api-error.ts'
import { privacyRequestMails } from '../../mail/privacy/privacy-request-mails.ts'
import { queueTeamMail } from '../../mail/queue-mail.ts'
import { ownNumbersOf, toGroupNumber } from '../../telephone/phone-key.ts'
import { notifyRequester } from './notify-requester.ts'

/** With an account, the sign-in is the proof of identity. */
export type RequestInput = {
  kind: PrivacyKind
  text: string
  patientName?: string | undefined
  clientEventId?: string | undefined
} & (
  | { accountId: string }
  | {
      name: string
      contact: string
      language: Language | undefined
      byPatient: boolean
      keepFromFamily: boolean
      /** Only for a request that the office enters (rule PRIV-R8). */
      entered?: Entered
    }
)
type Entered = {
  by: string
  way: EntryWay
  cameAt: Date
  family: string | null
  proof: Exclude<PrivacyProof, 'sign-in'> | null
}

const idAttempts = 5
/** Any visitor may type another person's address. */
const mostMailsADay = 3

async function readAsker(tx: Tx, office: Office, asked: RequestInput, at: string) {
  if (!('accountId' in asked)) {
    const { name, contact, language, byPatient, keepFromFamily } = asked
    const flags = { by_patient: byPatient ? 1 : 0, keep_from_family: byPatient && keepFromFamily ? 1 : 0 } as const
    const patient = byPatient ? name : null
    const { entered } = asked
    // A patient's own request is stored beside the family, so that the family cannot read it.
    const found = {
      account_id: byPatient ? null : (entered?.family ?? null),
      family_id: byPatient ? (entered?.family ?? null) : null,
      proof: entered?.proof ?? null,
      proven_at: entered?.proof ? at : null,
      entered_by: entered?.by ?? null,
      entered_way: entered?.way ?? null,
    }
    const contact_number = contact.includes('@') ? '' : (toGroupNumber(contact, ownNumbersOf(office)) ?? '')
    return { ...found, name, contact, contact_number, language: language ?? null, patient_name: patient, ...flags }
  }
  const account = await tx
    .selectFrom('accounts')
    .select(['name', 'email', 'phone'])
    .where('id', '=', asked.accountId)
    .executeTakeFirstOrThrow()
  return {
    account_id: asked.accountId,
    family_id: null,
    entered_by: null,
    entered_way: null,
    name: account.name,
    contact: shownEmail(account.email) || account.phone,
    contact_number: '',
    language: null,
    patient_name: asked.patientName || null,
    by_patient: 0,
    keep_from_family: 0,
    proof: 'sign-in',
    proven_at: at,
  } as const
}

async function insertRequest(tx: Tx, office: Office, asked: RequestInput, now: Date): Promise<PrivacyRequestRow> {
  const at = now.toISOString()
  const came = 'entered' in asked ? (asked.entered?.cameAt ?? now) : now
  const { dueAckAt, dueAt, soonAt } = privacyTimes(came, office.privacy)
  const asker = await readAsker(tx, office, asked, at)
  for (let attempt = 0; attempt < idAttempts; attempt += 1) {
    const row = await tx
      .insertInto('privacy_requests')
      .values({
        id: newId(now.getTime()),
        code: `P-${createBookingCode()}`,
        ...asker,
        kind: asked.kind,
        text: asked.text,
        family_told_at: null,
        status: 'new',
        due_ack_at: dueAckAt.toISOString(),
        due_at: dueAt.toISOString(),
        next_due_at: dueAckAt.toISOString(),
        next_alert_at: soonAt.toISOString(),
        acknowledged_at: null,
        decided_at: null,
        answer: null,
        by_id: null,
        corrected_by: null,
        client_event_id: asked.clientEventId ?? null,
        created_at: came.toISOString(),
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) return row
  }
  throw unavailable()
}

/** An account's own address gets all mails; a typed one gets a few a day. */
async function mayMail(tx: Tx, { account_id, contact }: PrivacyRequestRow, now: Date): Promise<boolean> {
  if (account_id !== null) return true
  const { rows } = await tx
    .selectFrom('privacy_requests')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('contact', '=', contact)
    .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .executeTakeFirstOrThrow()
  return Number(rows) <= mostMailsADay
}

/**
 * Opens a request in the caller's transaction, starts its deadlines and mails its number (rules PRIV-R1, PRIV-R3). The audit
 * log contains its kind, not its text.
 */
export async function openRequest(
  tx: Tx,
  config: Pick<Config, 'officeLanguage' | 'office'>,
  performer: Performer,
  asked: RequestInput,
  now: Date,
): Promise<PrivacyRequestRow> {
  const request = await insertRequest(tx, config.office, asked, now)
  await writeAudit(tx, {
    performer,
    action: 'STATUS_UPDATE',
    resourceType: 'user',
    resourceId: request.id,
    description: `Privacy request ${request.code} received${request.entered_way ? ` by ${request.entered_way}` : ''}: ${request.kind}`,
    changes: [{ field: 'status', from: null, to: 'new' }],
    at: now,
  })
  if (await mayMail(tx, request, now))
    await notifyRequester(tx, request, privacyRequestMails.received(request, config.office), now)
  await queueTeamMail(tx, config, privacyRequestMails.receivedForTeam(request, config.office), now)
  return request
}
