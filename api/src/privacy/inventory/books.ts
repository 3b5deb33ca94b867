import { type ClassifiedTables, fact, link, other } from './personal-table.ts'

const inBooks = { whose: 'family', by: { booking: 'booking_id' }, erase: { keeps: 'books' } } as const
const inLog = { keeps: 'log' } as const

/** The law requires us to store accounts and logs. */
export const retainedTables = {
  care_terms: {
    columns: {
      booking_id: link('booking'),
      version: fact('version'),
      price: fact('price'),
      parts: fact('visits'),
      early_end: fact('earlyEnd'),
      single_price: fact('singlePrice'),
      reason: 'reason',
      by_id: other('by'),
      created_at: fact('writtenDown'),
    },
    notPersonal: ['counted'],
    claims: [inBooks],
  },
  payments: {
    columns: {
      booking_id: link('booking'),
      reference: fact('reference'),
      direction: fact('direction'),
      amount: fact('amount'),
      received: fact('received'),
      method: fact('method'),
      status: fact('status'),
      utr: 'bankReference',
      paid_on: fact('paid'),
      note: 'note',
      asked_at: fact('asked'),
      claimed_at: fact('claimed'),
      decided_by: other('by'),
      decided_at: fact('decided'),
      reason: 'reason',
    },
    notPersonal: ['id', 'number', 'asked_by', 'updated_at', 'claimed_signed_in'],
    claims: [inBooks],
  },
  money_adjustments: {
    columns: {
      booking_id: link('booking'),
      kind: fact('kind'),
      amount: fact('amount'),
      reason: 'reason',
      by_id: other('by'),
      day: fact('day'),
    },
    notPersonal: ['id', 'payment_id', 'created_at'],
    claims: [inBooks],
  },
  issued_documents: {
    columns: {
      booking_id: link('booking'),
      label: fact('number'),
      from_day: fact('from'),
      to_day: fact('until'),
      total: fact('amount'),
      content: 'asIssued',
      issued_at: fact('writtenDown'),
    },
    notPersonal: ['id', 'series', 'fy', 'number', 'payment_id', 'by_id'],
    claims: [inBooks],
  },
  access_log: {
    columns: {
      viewer_name: 'name',
      viewer_email: 'email',
      ip_address: 'internetAddress',
      first_at: fact('from'),
      last_at: fact('until'),
      subject_type: fact('kind'),
      opened: fact('times'),
    },
    notPersonal: ['id', 'hour', 'viewer_id', 'viewer_role', 'subject_id', 'listed', 'refused'],
    // Families read it by role in their export.
    claims: [{ whose: 'caretaker', by: { account: 'viewer_id' }, erase: inLog, shows: 'nothing' }],
  },
  audit_log: {
    columns: {
      action: fact('action'),
      user_name: 'name',
      user_email: 'email',
      description: 'about',
      ip_address: 'internetAddress',
      status: fact('status'),
      changes: 'changes',
      search_text: { as: 'computed' },
      created_at: fact('at'),
    },
    notPersonal: [
      'seq',
      'id',
      'actor_id',
      'user_role',
      'resource_type',
      'resource_id',
      'day',
      'previous_hash',
      'hash',
      'version',
      'salt',
      'personal_hash',
      'redacted_by',
    ],
    claims: [
      {
        whose: 'anybody',
        by: { account: 'actor_id' },
        erase: inLog,
        shows: ['action', 'status', 'ip_address', 'created_at'],
      },
    ],
  },
  audit_user_counts: {
    columns: { user_email: 'email', user_name: 'name', day: fact('day'), events: fact('times') },
    notPersonal: [],
    claims: [{ whose: 'anybody', by: { email: 'user_email' }, erase: inLog, shows: 'nothing' }],
  },
  audit_user_totals: {
    columns: { user_email: 'email', user_name: 'name', events: fact('times') },
    notPersonal: [],
    claims: [{ whose: 'anybody', by: { email: 'user_email' }, erase: inLog, shows: 'nothing' }],
  },
  audit_user_months: {
    columns: { user_email: 'email', user_name: 'name', month: fact('month'), events: fact('times') },
    notPersonal: [],
    claims: [{ whose: 'anybody', by: { email: 'user_email' }, erase: inLog, shows: 'nothing' }],
  },
} as const satisfies Partial<ClassifiedTables>
