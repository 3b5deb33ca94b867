import { type ClassifiedTables, computed, fact, link, other, secret } from './personal-table.ts'

const ofBooking = { whose: 'family', by: { booking: 'booking_id' } } as const
const aboutSubject = { whose: 'family', by: { subject: ['subject_type', 'subject_id'] } } as const

/** Tables of messages, calls, mails and promises: whose personal data their columns hold. */
export const communicationTables = {
  callbacks: {
    columns: {
      id: link('callback'),
      service_type: fact('service'),
      package_id: fact('package'),
      preferred_time: fact('preferredTime'),
      additional_notes: 'ownWords',
      status: fact('status'),
      note: 'officeNote',
      owner_id: other('by'),
      created_at: fact('writtenDown'),
    },
    notPersonal: ['user_id', 'client_timestamp', 'updated_at', 'owned_at'],
    claims: [{ whose: 'family', by: { account: 'user_id' }, erase: 'row' }],
  },
  messages: {
    columns: {
      id: link('message'),
      name: 'name',
      search_name: computed,
      name_order: computed,
      email: 'email',
      phone: 'phone',
      subject: 'about',
      message: 'ownWords',
      inquiry_type: 'kind',
      status: fact('status'),
      note: 'officeNote',
      owner_id: other('by'),
      created_at: fact('writtenDown'),
    },
    notPersonal: ['updated_at', 'owned_at'],
    claims: [{ whose: 'anybody', by: { email: 'email' }, erase: 'row' }],
  },
  newsletter_subscribers: {
    columns: {
      email: 'email',
      created_at: fact('writtenDown'),
      confirmed_at: fact('confirmed'),
      token_hash: secret,
    },
    notPersonal: ['id', 'token_sent_at'],
    claims: [{ whose: 'anybody', by: { email: 'email' }, erase: 'row' }],
  },
  service_selections: {
    columns: {
      service_type: 'kind',
      service_name: 'service',
      service_description: 'about',
      user_agent: 'browser',
      referrer: 'cameFrom',
      created_at: fact('writtenDown'),
    },
    notPersonal: ['id', 'user_id', 'client_timestamp', 'source'],
    claims: [{ whose: 'anybody', by: { account: 'user_id' }, erase: 'row' }],
  },
  calls: {
    columns: {
      phone10: 'phone',
      direction: fact('direction'),
      outcome: fact('outcome'),
      note: 'officeNote',
      next_try_at: fact('nextTry'),
      by_id: other('by'),
      created_at: fact('at'),
    },
    notPersonal: ['id', 'client_call_id', 'day'],
    claims: [
      { whose: 'family', by: { call: 'id' }, erase: { empty: { phone10: '', note: null } } },
      // Any visitor can type any number. So a number alone shows no call to its account, and erases a call only if no other account
      // gave this number.
      { whose: 'family', by: { number: 'phone10' }, erase: { empty: { phone10: '', note: null } }, shows: 'nothing' },
    ],
  },
  call_items: {
    columns: {},
    notPersonal: ['call_id', 'subject_type', 'subject_id'],
    claims: [{ ...aboutSubject, erase: { keeps: 'no-words' }, shows: 'nothing' }],
  },
  call_claims: {
    columns: { phone10: 'phone', by_id: other('by'), until: fact('until') },
    notPersonal: [],
    claims: [{ whose: 'family', by: { number: 'phone10' }, erase: 'row', shows: 'nothing' }],
  },
  call_tries: {
    columns: { attempts: fact('times'), days: fact('days'), last_day: fact('lastDay'), next_try_at: fact('nextTry') },
    notPersonal: ['subject_type', 'subject_id', 'given_up'],
    claims: [{ ...aboutSubject, erase: 'row' }],
  },
  communications: {
    columns: {
      booking_id: link('booking'),
      sent_to: fact('sentTo'),
      channel: fact('channel'),
      template: fact('about'),
      language: fact('language'),
      state: fact('status'),
      reason: 'reason',
      by_id: other('by'),
      created_at: fact('at'),
      provider_id: secret,
    },
    notPersonal: ['id', 'settled_at'],
    claims: [{ ...ofBooking, erase: { empty: { reason: null, provider_id: null } } }],
  },
  outbox_mails: {
    columns: {
      recipient: 'email',
      subject: 'about',
      text_body: secret,
      html_body: secret,
      headers: secret,
      last_error: secret,
      status: fact('status'),
      created_at: fact('writtenDown'),
      sent_at: fact('sent'),
    },
    notPersonal: ['id', 'next_attempt_at', 'claimed_by', 'claimed_until', 'booking_id', 'template'],
    claims: [
      { whose: 'anybody', by: { email: 'recipient' }, erase: 'row' },
      // Waiting mails to the team or a caretaker contain family data too.
      { ...ofBooking, erase: 'row', shows: ['status', 'created_at', 'sent_at'] },
    ],
  },
  promises: {
    columns: {
      kind: fact('kind'),
      started_at: fact('began'),
      due_at: fact('due'),
      met_at: fact('kept'),
      closed_at: fact('closed'),
      void_reason: fact('endedBy'),
      reason_code: fact('reasonCode'),
      reason_note: 'officeNote',
      reason_by: other('by'),
    },
    notPersonal: [
      'id',
      'subject_type',
      'subject_id',
      'round',
      'clock',
      'due_day',
      'ends_at',
      'held_minutes',
      'next_alert_at',
      'broken_noted_at',
      'void_at',
      'reason_at',
    ],
    claims: [{ ...aboutSubject, erase: { verb: 'promises' } }],
  },
  promise_holds: {
    columns: { from_at: fact('from'), until_at: fact('until'), reason: 'reason', by_id: other('by') },
    notPersonal: ['id', 'promise_id', 'created_at'],
    claims: [{ whose: 'family', by: { promise: 'promise_id' }, erase: { empty: { reason: '' } } }],
  },
  breach_persons: {
    columns: { way: fact('channel'), told_by: other('by'), told_at: fact('told') },
    notPersonal: ['breach_id', 'account_id'],
    // The Board may ask for proof of the notification.
    claims: [{ whose: 'anybody', by: { account: 'account_id' }, erase: { keeps: 'no-words' } }],
  },
  breach_writers: {
    columns: { way: fact('channel'), told_by: other('by'), told_at: fact('told') },
    notPersonal: ['breach_id', 'subject_type', 'subject_id'],
    claims: [{ ...aboutSubject, erase: { keeps: 'no-words' }, shows: 'nothing' }],
  },
} as const satisfies Partial<ClassifiedTables>
