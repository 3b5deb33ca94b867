import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import { moneyEvents } from '@thodu/api/contract/money/money-events'
import { mailTemplates, readerOf } from '@thodu/api/contract/promises/mail-templates'
import { expect, test } from 'vitest'
import { loadAllWords } from '../../../words/load-words.ts'
import { createTranslate } from '../../../words/translate.ts'
import { changesOf, formatEntry } from './format-entry.ts'

async function translateIn(language: 'en' | 'te' | 'hi') {
  return createTranslate(await loadAllWords('admin', language), language)
}

const entry = { _id: 'message:1', at: '2026-06-10T06:30:00.000Z', by: 'Meera Iyer' }
const visitAt = '2026-06-11T03:30:00.000Z'
const later = '2026-06-12T03:30:00.000Z'
const reason = 'Her bus broke down'
const visit = { ...entry, kind: 'visit', visitAt } as const
const promise = { ...entry, kind: 'promise', promise: 'call' } as const
const audited = { ...entry, what: 'audited', status: 'success' } as const
const change = (field: string) => [{ field, from: null, to: 'x' }]

const entries: HistoryEntry[] = [
  { ...audited, kind: 'status', action: 'BOOKING_CREATED', changes: [] },
  { ...audited, kind: 'change', action: 'BOOKING_UPDATED', status: 'failed', changes: [] },
  { ...audited, kind: 'visit', action: 'BOOKING_UPDATED', changes: change('roster') },
  { ...audited, kind: 'visit', action: 'BOOKING_UPDATED', changes: change('startsAt') },
  { ...audited, kind: 'visit', action: 'CARETAKER_ASSIGNED', changes: change('visitCaretaker') },
  { ...audited, kind: 'visit', action: 'STATUS_UPDATE', changes: change('startProof') },
  ...moneyEvents.map((event) => ({
    ...audited,
    kind: 'money' as const,
    action: 'ADMIN_ACTION' as const,
    changes: [{ field: 'money', from: null, to: event }],
  })),
  { ...entry, kind: 'visit', what: 'visits_planned', count: 12, from: visitAt, until: later },
  { ...entry, kind: 'visit', what: 'visits_cancelled', count: 1, from: visitAt, until: visitAt },
  { ...visit, what: 'visit_moved', from: later, caretaker: null },
  { ...visit, what: 'visit_given_back', from: later, caretaker: null },
  { ...visit, what: 'visit_replaced', from: later, caretaker: 'Padma Rao' },
  { ...visit, what: 'visit_missed', charge: 'none', reason },
  { ...visit, what: 'visit_skipped', charge: 'due', reason: null },
  { ...visit, what: 'visit_started', happenedAt: visitAt, proof: 'family', reason: null },
  { ...visit, what: 'visit_ended', happenedAt: visitAt, proof: 'office', reason },
  { ...visit, what: 'visit_start_undone', happenedAt: visitAt, proof: 'office', reason },
  { ...visit, what: 'visit_absent' },
  { ...entry, kind: 'call', what: 'call', direction: 'out', outcome: 'call-again', note: null, nextTryAt: later },
  { ...entry, kind: 'call', what: 'call', direction: 'in', outcome: 'reached', note: 'Mornings', nextTryAt: null },
  { ...entry, kind: 'message', what: 'message', to: 'family', template: 'callMissed', language: 'te', state: 'sent' },
  { ...promise, what: 'promise_made', dueAt: later, again: false },
  { ...promise, what: 'promise_made', dueAt: later, again: true },
  { ...promise, what: 'promise_met', dueAt: later, isLate: false },
  { ...promise, what: 'promise_met', dueAt: later, isLate: true },
  { ...promise, what: 'promise_broken' },
  { ...promise, what: 'promise_ended', reason: null },
  { ...promise, what: 'promise_ended', reason: 'cancelled' },
  { ...promise, what: 'promise_held', until: later, reason },
  { ...promise, what: 'promise_reason', reason: 'our-delay', note: null },
  { ...promise, what: 'promise_reason', reason: null, note: 'Papers seen' },
  ...mailTemplates.map((template): HistoryEntry => {
    const to = readerOf(template)
    return { ...entry, by: null, kind: 'mail', what: 'mail', template, to, state: 'waiting' }
  }),
]

test.each(['en', 'te', 'hi'] as const)('every kind of history entry has a sentence in %s', async (language) => {
  const [say, inEnglish] = [await translateIn(language), await translateIn('en')]
  for (const one of entries) {
    const { title, details } = formatEntry(say, one)
    for (const text of [title, ...details]) expect(text, JSON.stringify(one)).not.toMatch(/%\{|^$|\w\.\w+\.\w/)
    if (language !== 'en') expect(title).not.toBe(formatEntry(inEnglish, one).title)
  }
})

test('each kind of history entry shows person, time and reason', async () => {
  const say = await translateIn('en')
  const titles = entries.map((one) => formatEntry(say, one).title)
  expect(titles).toContain('12 visits planned: Jun 11, 2026, 9:00 AM to Jun 12, 2026, 9:00 AM')
  expect(titles).toContain('Visit cancelled: Jun 11, 2026, 9:00 AM')
  expect(titles).toContain('Visit of Jun 12, 2026, 9:00 AM: Padma Rao comes instead')
  expect(titles).toContain('Incoming call: Reached')
  expect(titles).toContain('WhatsApp to Family: Missed call')
  expect(titles).toContain('Mail to the caretaker: visit assigned')
  expect(titles).toContain('Booking updated (Failed)')
  const missed = entries.find(({ what }) => what === 'visit_missed')
  expect(missed && formatEntry(say, missed).details).toEqual(['Not charged', reason])
  const started = { ...visit, what: 'visit_started', happenedAt: visitAt, proof: 'none', reason: null } as const
  expect(formatEntry(say, started).details).toEqual(['at Jun 11, 2026, 9:00 AM, not confirmed'])
  expect(formatEntry(say, { ...started, at: visitAt }).details).toEqual(['not confirmed'])
})

test('internal fields are left out of the shown changes', () => {
  const changes = [...change('roster'), ...change('suggestion'), ...change('reason')]
  const [field] = changesOf({ ...audited, kind: 'visit', action: 'BOOKING_UPDATED', changes })
  expect(field?.field).toBe('reason')
})
