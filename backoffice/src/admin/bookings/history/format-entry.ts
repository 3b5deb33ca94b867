import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import { formatDateTime } from '../../../words/formats.ts'
import type { Translate } from '../../../words/translate.ts'

export type FormattedEntry = { title: string; details: string[] }
type Audited = Extract<HistoryEntry, { what: 'audited' }>

/** Fields that the line shows elsewhere, or that have no readable form. */
const unsaid: readonly string[] = ['roster', 'suggestion']
export const changesOf = ({ kind, changes }: Audited): Audited['changes'] =>
  kind === 'money' ? [] : changes.filter(({ field }) => !unsaid.includes(field))

/** Audit entries about visits use the booking's actions; the changed fields distinguish them. */
function titleKey({ kind, action, changes }: Audited): string {
  const names = (field: string) => changes.some((change) => change.field === field)
  if (kind === 'visit' && names('roster')) return 'visits.history.plan'
  if (kind === 'visit' && names('visitCaretaker')) return 'visits.history.visitCaretaker'
  if (kind === 'visit' && names('startProof')) return 'visits.history.visitProof'
  if (kind === 'visit') return 'visits.history.visitTime'
  return `admin.auditActions.${action}`
}

function formatMoneyChange(say: Translate, { changes }: Audited): string {
  const told = (name: string) => String(changes.find(({ field }) => field === name)?.to ?? '')
  const event = say(`visits.history.money.${told('money')}`)
  return [event, told('amount'), told('reference')].filter(Boolean).join(' · ')
}

function formatAuditedChange(say: Translate, entry: Audited): string {
  if (entry.kind === 'money') return formatMoneyChange(say, entry)
  const title = say(titleKey(entry))
  return entry.status === 'success' ? title : `${title} (${say(`admin.auditStatus.${entry.status}`)})`
}

const words = (...given: (string | null)[]): string[] => given.flatMap((text) => text || [])

type Happened = Extract<HistoryEntry, { happenedAt: string }>
/** Formats the confirmation level, the time of the event if it was reported later, and the reason. */
function formatHappened(say: Translate, { at, happenedAt, proof: level, reason }: Happened): string[] {
  const [heard, time] = [formatDateTime(at), formatDateTime(happenedAt)]
  const proof = say(`visits.proofs.${level}`)
  return words(heard === time ? proof : say('visits.history.happened', { time, proof }), reason)
}

/** Describes an entry in the reader's language (rule OFF-31). */
export function formatEntry(say: Translate, entry: HistoryEntry): FormattedEntry {
  const key = `visits.history.${entry.what}`
  switch (entry.what) {
    case 'audited':
      return { title: formatAuditedChange(say, entry), details: [] }
    case 'visits_planned':
    case 'visits_cancelled': {
      const [from, until] = [formatDateTime(entry.from), formatDateTime(entry.until)]
      return { title: say(key, { smart_count: entry.count, from, until }), details: [] }
    }
    case 'visit_moved':
    case 'visit_given_back':
    case 'visit_replaced': {
      const caretaker = entry.caretaker ?? say('visits.nobody')
      const title = say(key, { from: formatDateTime(entry.from), visit: formatDateTime(entry.visitAt), caretaker })
      return { title, details: [] }
    }
    case 'visit_missed':
    case 'visit_skipped': {
      const title = say(key, { visit: formatDateTime(entry.visitAt) })
      return { title, details: words(say(`visits.charges.${entry.charge}`), entry.reason) }
    }
    case 'visit_started':
    case 'visit_ended':
      return { title: say(key, { visit: formatDateTime(entry.visitAt) }), details: formatHappened(say, entry) }
    case 'visit_start_undone':
      return { title: say(key, { visit: formatDateTime(entry.visitAt) }), details: words(entry.reason) }
    case 'visit_absent':
      return { title: say(key, { visit: formatDateTime(entry.visitAt) }), details: [] }
    case 'call': {
      const outcome = say(`admin.callSheet.outcomes.${entry.outcome}`)
      const again = entry.nextTryAt === null ? null : formatDateTime(entry.nextTryAt)
      return {
        title: say(`visits.history.call.${entry.direction}`, { outcome }),
        details: words(again && say('visits.history.again', { time: again }), entry.note),
      }
    }
    default:
      return formatWritten(say, entry)
  }
}

type Written = Extract<HistoryEntry, { what: 'message' } | { what: 'mail' } | { promise: unknown }>

function formatWritten(say: Translate, entry: Written): FormattedEntry {
  if (entry.what === 'message') {
    const to = say(`admin.handOff.recipients.${entry.to}`)
    const title = say('visits.history.message', { to, template: say(`admin.handOff.templates.${entry.template}`) })
    return { title, details: [] }
  }
  if (entry.what === 'mail') {
    const to = say(`visits.history.readers.${entry.to}`)
    const title = say('visits.history.mail', { to, template: say(`visits.history.mails.${entry.template}`) })
    return { title, details: words(entry.state === 'sent' ? null : say(`visits.history.mailStates.${entry.state}`)) }
  }
  const promise = say(`admin.promises.kinds.${entry.promise}`)
  switch (entry.what) {
    case 'promise_made': {
      const made = entry.again ? 'promise_again' : 'promise_made'
      return { title: say(`visits.history.${made}`, { promise, time: formatDateTime(entry.dueAt) }), details: [] }
    }
    case 'promise_met':
      return { title: say(`visits.history.${entry.isLate ? 'promise_late' : 'promise_met'}`, { promise }), details: [] }
    case 'promise_broken':
      return { title: say('visits.history.promise_broken', { promise }), details: [] }
    case 'promise_ended': {
      const why = entry.reason === null ? null : say(`visits.history.ends.${entry.reason}`)
      return { title: say('visits.history.promise_ended', { promise }), details: words(why) }
    }
    case 'promise_held': {
      const title = say('visits.history.promise_held', { promise, time: formatDateTime(entry.until) })
      return { title, details: words(entry.reason) }
    }
    case 'promise_reason': {
      const checked = entry.reason === null
      const why = checked ? null : say(`admin.promises.reasons.${entry.reason}`)
      const title = say(`visits.history.${checked ? 'promise_checked' : 'promise_reason'}`, { promise })
      return { title, details: words(why, entry.note) }
    }
  }
}
