import type { TableName } from '../../../api/src/personal-data/personal-data.ts'
import type { Person } from './person.ts'

/** Who else is in a row, by role: nobody of whom a canary tells. */
export type Others = { caretaker: string; office: string; family: string }
type Row = Record<string, unknown>

const at = '2026-05-04T06:00:00.000Z'
const later = '2026-06-04T06:00:00.000Z'
const day = '2026-05-04'
const minute = Date.parse(at) / 60_000

/**
 * For each table that holds people, a row of a person without its words: keys, days, choices. Whatever the list of personal
 * data calls words or secret is filled in by the list (plant.ts). A table that is missing here fails the proofs.
 */
export const baseRows = (person: Person, { caretaker, office, family }: Others): Partial<Record<TableName, Row[]>> => {
  const { key, id } = person
  const ofCaretaker = person.role === 'caretaker'
  const byAccount = { account_id: id }
  const byBooking = { booking_id: key('booking') }
  const byVisit = { visit_id: key('visit') }
  const anybody: Partial<Record<TableName, Row[]>> = {
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
  return {
    ...anybody,
    idempotency_keys: [{ ...byAccount, ...byBooking, created_at: at }],
    caretaker_blocks: [{ account_id: caretaker, user_id: id, by_account: office, created_at: at }],
    family_notes: [
      { id: key('family-note'), ...byAccount, author_id: office, author_name: 'Nobody Else', created_at: at },
    ],
    bookings: [
      {
        id: key('booking'),
        code: `K${person.digits}`,
        user_id: id,
        service_type: 'elderly-care',
        service_name: 'Elderly Care',
        package_id: 'basic',
        package_name: '6 Hours Daily',
        price_amount: 3_000,
        price_original_amount: 3_500,
        price_unit: 'per day',
        status: 'completed',
        assigned_caregiver_id: caretaker,
        assigned_at: at,
        total_form_fields: 12,
        filled_form_fields: 7,
        completion_rate: 58,
        rating: 4,
        client_timestamp: at,
        created_day: day,
        created_at: at,
        updated_at: at,
        completed_at: at,
      },
    ],
    booking_files: [{ ...byBooking, document_id: key('file'), category: 'prescriptions' }],
    booking_notes: [
      { id: key('note'), ...byBooking, author_id: caretaker, author_name: 'Nobody Else', created_at: at },
    ],
    booking_preferences: [byBooking],
    change_requests: [
      {
        id: key('change'),
        ...byBooking,
        kind: 'pause',
        state: 'declined',
        closed_at: at,
        created_at: at,
        updated_at: at,
      },
    ],
    booking_assignments: [
      { ...byBooking, caretaker_id: caretaker, assigned_at: at, ended_at: at, ended_by: 'handover' },
    ],
    booking_corrections: [
      { ...byBooking, from_status: 'active', to_status: 'confirmed', corrected_by: office, created_at: at },
    ],
    undos: [{ subject_type: 'booking', subject_id: key('booking'), author_id: office, made_at: at }],
    day_links: [
      {
        id: key('link'),
        ...byBooking,
        zone: 'Europe/London',
        language: 'en',
        expires_at: later,
        created_by: id,
        created_at: at,
      },
    ],
    rosters: [{ ...byBooking, starts_on: day, days_mask: 127, mode: 'visits', created_at: at, updated_at: at }],
    roster_shifts: [{ ...byBooking, code: 'D', start_min: 480, minutes: 360 }],
    roster_rules: [{ id: key('rule'), ...byBooking, code: 'D', weekday: 1, caretaker_id: caretaker, from_day: day }],
    roster_tasks: [byBooking],
    visits: [
      {
        id: key('visit'),
        ...byBooking,
        service_day: day,
        code: 'D',
        starts_min: minute,
        ends_min: minute + 360,
        status: 'done',
        caretaker_id: caretaker,
        started_min: minute,
        ended_min: minute + 360,
        created_at: at,
        updated_at: at,
      },
    ],
    visit_events: [
      {
        id: key('event'),
        ...byVisit,
        kind: 'start',
        occurred_at: at,
        received_at: at,
        proof: 'none',
        client_event_id: key('event-said'),
        by_account: caretaker,
      },
    ],
    visit_notes: [
      { id: key('visit-note'), ...byVisit, author_id: caretaker, client_event_id: key('note-said'), created_at: at },
    ],
    visit_tasks: [{ ...byVisit, result: 'done' }],
    visit_troubles: [
      {
        id: key('trouble'),
        ...byVisit,
        kind: 'fall',
        occurred_at: at,
        by_account: caretaker,
        client_event_id: key('trouble-said'),
        status: 'seen',
        seen_by: office,
        mailed_at: at,
        created_at: at,
      },
    ],
    nominees: [{ ...byAccount, named_at: at }],
    callbacks: [
      {
        id: key('callback'),
        user_id: id,
        service_type: 'elderly-care',
        package_id: 'basic',
        preferred_time: 'morning',
        status: 'called',
        owner_id: office,
        client_timestamp: at,
        created_at: at,
        updated_at: at,
      },
    ],
    calls: [
      {
        id: key('call'),
        direction: 'out',
        outcome: 'reached',
        by_id: office,
        client_call_id: key('call-said'),
        day,
        created_at: at,
      },
    ],
    call_items: [{ call_id: key('call'), subject_type: 'booking', subject_id: key('booking') }],
    call_claims: [{ by_id: office, until: at }],
    call_tries: [
      { subject_type: 'callback', subject_id: key('callback'), attempts: 1, days: 1, last_day: day, given_up: 0 },
    ],
    communications: [
      {
        id: key('sent'),
        ...byBooking,
        sent_to: 'family',
        channel: 'whatsapp',
        template: 'booked',
        language: 'te',
        state: 'sent',
        by_id: office,
        created_at: at,
      },
    ],
    promises: [
      {
        id: key('promise'),
        subject_type: 'booking',
        subject_id: key('booking'),
        kind: 'call',
        round: 0,
        clock: 'always',
        started_at: at,
        due_at: at,
        due_day: day,
        ends_at: at,
        held_minutes: 0,
        reason_code: 'other',
        reason_by: office,
      },
    ],
    promise_holds: [
      { id: key('hold'), promise_id: key('promise'), from_at: at, until_at: later, by_id: office, created_at: at },
    ],
    care_terms: [
      {
        ...byBooking,
        version: 1,
        price: 3_000,
        parts: 1,
        counted: 0,
        early_end: 'share',
        by_id: office,
        created_at: at,
      },
    ],
    payments: [
      {
        id: key('payment'),
        ...byBooking,
        number: 1,
        reference: `R${person.digits}`,
        direction: 'in',
        amount: 100,
        method: 'bank',
        status: 'rejected',
        asked_at: at,
        updated_at: at,
        decided_by: office,
      },
    ],
    money_adjustments: [
      { id: key('credit'), ...byBooking, kind: 'credit', amount: 10, by_id: office, day, created_at: at },
      { id: key('charge'), ...byBooking, kind: 'charge', amount: -10, by_id: office, day, created_at: at },
    ],
    issued_documents: [
      {
        id: key('issued'),
        series: 'R',
        fy: `of ${person.digits}`,
        number: 1,
        label: `L${person.digits}`,
        ...byBooking,
        total: 10,
        by_id: office,
        issued_at: at,
      },
    ],
    outbox_mails: [
      ...(anybody.outbox_mails ?? []),
      // To the team, about her booking.
      {
        id: key('mail-to-team'),
        recipient: 'team@example.in',
        ...byBooking,
        status: 'failed',
        attempts: 3,
        next_attempt_at: later,
        created_at: at,
      },
    ],
  }
}
