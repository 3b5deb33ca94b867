import type { Person } from './person.ts'
import { at, day, later, minute, type Others, type Rows } from './rows.ts'

/** What a family has besides: bookings, visits, money, telephone calls, whatever is said about them. */
export function familyRows(person: Person, { caretaker, office }: Others, anybody: Rows): Rows {
  const { key, id } = person
  const byAccount = { account_id: id }
  const byBooking = { booking_id: key('booking') }
  const byVisit = { visit_id: key('visit') }
  return {
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
