import { type ClassifiedTables, computed, fact, link, other } from './personal-table.ts'

export const privacyRequestTables = {
  privacy_requests: {
    columns: {
      code: fact('number'),
      name: 'name',
      contact: 'reachedBy',
      contact_number: computed,
      language: fact('language'),
      kind: fact('kind'),
      text: 'ownWords',
      patient_name: 'patientName',
      by_patient: fact('askedByPatient'),
      status: fact('status'),
      due_at: fact('due'),
      acknowledged_at: fact('acknowledged'),
      decided_at: fact('decided'),
      answer: 'answer',
      proof: fact('proof'),
      by_id: other('by'),
      family_id: link('account'),
      entered_way: fact('channel'),
      created_at: fact('writtenDown'),
    },
    notPersonal: [
      'id',
      'account_id',
      'keep_from_family',
      'family_told_at',
      'due_ack_at',
      'next_due_at',
      'next_alert_at',
      'proven_at',
      'corrected_by',
      'client_event_id',
      'entered_by',
      'opened_by',
      'opened_at',
    ],
    claims: [
      { whose: 'anybody', by: { account: 'account_id' }, erase: 'row' },
      // These requests are hidden: a patient may keep one from the family, and any visitor can type another person's address.
      { whose: 'family', by: { account: 'family_id' }, erase: 'row', shows: 'nothing' },
      { whose: 'anybody', by: { email: 'contact' }, erase: 'row', shows: 'nothing' },
    ],
  },
  nominees: {
    columns: { name: 'name', phone: 'phone', relation: 'relation', named_at: fact('writtenDown') },
    notPersonal: ['account_id'],
    claims: [{ whose: 'family', by: { account: 'account_id' }, erase: 'row' }],
  },
} as const satisfies Partial<ClassifiedTables>
