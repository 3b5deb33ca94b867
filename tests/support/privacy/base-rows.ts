import { familyRows } from './family-rows.ts'
import type { Person } from './person.ts'
import { at, later, minute, type Others, type Rows } from './rows.ts'

/**
 * For each table that holds people, a row of a person without its words: keys, days, choices. Whatever the list of personal
 * data calls words or secret is filled in by the list (plant.ts). A table that is missing here fails the proofs.
 */
export const baseRows = (person: Person, { caretaker, office, family }: Others): Rows => {
  const { key, id } = person
  const ofCaretaker = person.role === 'caretaker'
  const byAccount = { account_id: id }
  const anybody: Rows = {
    accounts: [{ id, role: person.role, created_at: at, updated_at: at, language: 'te' }],
    sessions: [
      { id: key('session'), ...byAccount, created_at: at, expires_at: later, last_used_at: at, proven_at: at },
    ],
    second_factors: [{ id: key('factor'), ...byAccount, kind: 'passkey', created_at: at }],
    recovery_codes: [byAccount],
    factor_challenges: [{ token_hash: `of ${key('')}`, ...byAccount, purpose: 'prove', expires_at: later }],
    one_time_codes: [{ id: key('code'), purpose: 'reset', expires_at: later, created_at: at }],
    calendar_feeds: [{ ...byAccount, serial: 1, created_at: at }],
    documents: [
      {
        id: key('file'),
        owner_id: id,
        category: 'prescriptions',
        media_type: 'application/pdf',
        size_bytes: 20,
        status: 'verified',
        uploaded_at: at,
      },
    ],
    messages: [{ id: key('message'), status: 'new', created_at: at, updated_at: at }],
    privacy_requests: [
      {
        id: key('request'),
        code: `P-${key('')}`,
        ...byAccount,
        by_patient: 0,
        keep_from_family: 0,
        kind: 'access',
        status: 'done',
        contact_number: '',
        due_ack_at: at,
        due_at: later,
        next_due_at: later,
        decided_at: later,
        created_at: at,
      },
    ],
    newsletter_subscribers: [{ id: key('news'), created_at: at }],
    service_selections: [
      { id: key('selection'), user_id: id, client_timestamp: at, source: 'selection', created_at: at },
    ],
    outbox_mails: [{ id: key('mail'), status: 'failed', attempts: 3, next_attempt_at: later, created_at: at }],
  }
  if (ofCaretaker)
    return {
      ...anybody,
      caretaker_profiles: [{ ...byAccount, gender: 'female' }],
      caretaker_service_types: [{ ...byAccount, service_type: 'elderly-care' }],
      caretaker_languages: [{ ...byAccount, language: 'te' }],
      caretaker_hours: [{ ...byAccount, weekday: 1, from_min: 480, to_min: 900 }],
      caretaker_photos: [{ ...byAccount, updated_at: at }],
      caretaker_blocks: [{ ...byAccount, user_id: family, by_account: office, created_at: at }],
      time_off: [
        {
          id: key('off'),
          caretaker_id: id,
          starts_min: minute + 10_000,
          ends_min: minute + 11_000,
          kind: 'sick',
          status: 'requested',
          created_at: at,
        },
      ],
      access_log: [
        {
          id: key('access'),
          hour: at,
          viewer_id: id,
          viewer_role: 'caretaker',
          subject_type: 'family',
          subject_id: family,
          opened: 1,
          listed: 0,
          refused: 0,
          first_at: at,
          last_at: at,
        },
      ],
    }
  return { ...anybody, ...familyRows(person, { caretaker, office, family }, anybody) }
}
