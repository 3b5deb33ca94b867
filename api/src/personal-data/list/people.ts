import { type ClassifiedTables, computed, fact, link, other, secret } from '../personal-table.ts'

const byAccount = { whose: 'anybody', by: { account: 'account_id' } } as const

/** Accounts, their sign-in and their profiles. */
export const peopleTables = {
  accounts: {
    columns: {
      id: link('account'),
      email: 'email',
      name: 'name',
      phone: 'phone',
      location: 'place',
      role: fact('role'),
      password_hash: secret,
      google_sub: secret,
      email_verified_at: fact('emailProven'),
      email_updates: fact('emailUpdates'),
      sms_alerts: fact('messagesToPhone'),
      marketing: fact('news'),
      created_at: fact('since'),
      inactive_at: fact('restingSince'),
      language: fact('language'),
      search_name: computed,
      name_order: computed,
      search_text: computed,
      search_digits: computed,
      office_note: 'officeNote',
      second_factor_at: fact('secondStepSince'),
    },
    notPersonal: ['updated_at', 'removed_at', 'password_chosen_by', 'factor_due_at', 'restricted_at', 'purge_told_at'],
    claims: [{ whose: 'anybody', by: { account: 'id' }, erase: { verb: 'account' } }],
  },
  sessions: {
    columns: {
      ip: 'internetAddress',
      user_agent: 'browser',
      created_at: fact('began'),
      last_used_at: fact('lastUsed'),
      ended_at: fact('ended'),
    },
    notPersonal: ['id', 'account_id', 'expires_at', 'proven_at'],
    claims: [{ ...byAccount, erase: 'row' }],
  },
  second_factors: {
    columns: {
      kind: fact('kind'),
      name: 'name',
      sealed_secret: secret,
      credential_id: secret,
      public_key: secret,
      created_at: fact('writtenDown'),
      last_used_at: fact('lastUsed'),
    },
    notPersonal: ['id', 'account_id', 'last_step', 'counter', 'transports'],
    claims: [{ ...byAccount, erase: { verb: 'factors' } }],
  },
  recovery_codes: {
    columns: { code_hash: secret },
    notPersonal: ['account_id'],
    claims: [{ ...byAccount, erase: { verb: 'factors' }, shows: 'nothing' }],
  },
  factor_challenges: {
    columns: { payload: secret, bound_to: secret },
    notPersonal: ['token_hash', 'account_id', 'purpose', 'attempts', 'expires_at'],
    claims: [{ ...byAccount, erase: { verb: 'factors' }, shows: 'nothing' }],
  },
  one_time_codes: {
    columns: {
      email: 'email',
      purpose: fact('kind'),
      code_hash: secret,
      asker_hash: secret,
      client_hash: secret,
      created_at: fact('writtenDown'),
    },
    notPersonal: ['id', 'attempts', 'stranger_attempts', 'expires_at', 'verified_at', 'consumed_at'],
    claims: [{ whose: 'anybody', by: { email: 'email' }, erase: 'row' }],
  },
  idempotency_keys: {
    columns: { idempotency_key: secret, request_hash: secret },
    notPersonal: ['account_id', 'booking_id', 'created_at'],
    claims: [{ ...byAccount, whose: 'family', erase: 'row', shows: 'nothing' }],
  },
  calendar_feeds: {
    columns: { created_at: fact('since'), revoked_at: fact('ended'), last_read_at: fact('lastUsed') },
    notPersonal: ['account_id', 'serial'],
    claims: [{ ...byAccount, erase: 'row' }],
  },
  consents: {
    columns: {
      purpose: fact('about'),
      notice_version: fact('version'),
      language: fact('language'),
      on_behalf: fact('agreedFor'),
      way: fact('agreedBy'),
      given_at: fact('at'),
      withdrawn_at: fact('ended'),
    },
    notPersonal: ['id', 'account_id', 'text_sha256', 'by_id'],
    claims: [{ ...byAccount, whose: 'family', erase: 'row' }],
  },
  caretaker_profiles: {
    columns: {
      gender: fact('gender'),
      home_pincode: 'pincode',
      weekly_off: fact('dayOff'),
      max_week_minutes: fact('minutesAWeek'),
      night_ok: fact('nights'),
      capacity: fact('families'),
      police_check_on: fact('policeCheck'),
      id_check_on: fact('paperCheck'),
      references_on: fact('references'),
      training: 'training',
      works_since: fact('worksSince'),
    },
    notPersonal: ['account_id'],
    claims: [{ ...byAccount, whose: 'caretaker', erase: 'row' }],
  },
  caretaker_service_types: {
    columns: { service_type: fact('service') },
    notPersonal: ['account_id'],
    claims: [{ ...byAccount, whose: 'caretaker', erase: 'row' }],
  },
  caretaker_languages: {
    columns: { language: fact('language') },
    notPersonal: ['account_id'],
    claims: [{ ...byAccount, whose: 'caretaker', erase: 'row' }],
  },
  caretaker_hours: {
    columns: { weekday: fact('weekday'), from_min: fact('fromMinute'), to_min: fact('untilMinute') },
    notPersonal: ['account_id'],
    claims: [{ ...byAccount, whose: 'caretaker', erase: 'row' }],
  },
  caretaker_photos: {
    columns: { jpeg: 'photo', updated_at: fact('changed') },
    notPersonal: ['account_id'],
    claims: [{ ...byAccount, whose: 'caretaker', erase: 'row' }],
  },
  caretaker_blocks: {
    columns: { account_id: other('caretaker'), reason: 'reason', created_at: fact('writtenDown') },
    notPersonal: ['user_id', 'by_account'],
    claims: [
      { whose: 'family', by: { account: 'user_id' }, erase: 'row' },
      // The reason for a block belongs to the family and is not shown to the caretaker.
      { whose: 'caretaker', by: { account: 'account_id' }, erase: 'row', shows: 'nothing' },
    ],
  },
  time_off: {
    columns: {
      starts_min: fact('from'),
      ends_min: fact('until'),
      kind: fact('kind'),
      status: fact('status'),
      reason: 'reason',
      decided_by: other('by'),
      decided_at: fact('decided'),
      created_at: fact('writtenDown'),
    },
    notPersonal: ['id', 'caretaker_id', 'part_of'],
    claims: [{ whose: 'caretaker', by: { account: 'caretaker_id' }, erase: { empty: { reason: '' } } }],
  },
  family_notes: {
    columns: { author_id: other('by'), author_name: computed, note: 'note', created_at: fact('writtenDown') },
    notPersonal: ['id', 'account_id'],
    claims: [{ whose: 'family', by: { account: 'account_id' }, erase: 'row' }],
  },
} as const satisfies Partial<ClassifiedTables>
