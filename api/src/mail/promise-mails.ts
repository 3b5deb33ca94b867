import type { Office } from '../contract/office.ts'
import type { PromiseKind } from '../contract/promises/promise-kinds.ts'
import { formatDateTime } from '../contract/words/formats.ts'
import { type LocalizedMail, localizeMail } from './render-mail.ts'

export type OverduePromise = {
  kind: PromiseKind
  /** Overdue by at least an hour. */
  isLate: boolean
  dueAt: string
  /** The booking's code, if any. */
  label: string
  name: string
}

/** Lines of a digest; the rest is counted. */
const mostLines = 30

/** Mails to the team about promises that are due (rule MAIL-8). */
export const promiseMails = {
  overdue: (promises: readonly OverduePromise[], office: Office): LocalizedMail =>
    localizeMail(office, ({ promise: words }, language) => {
      const [first] = promises
      const isOne = promises.length === 1 && first !== undefined
      const subject = isOne
        ? (first.isLate ? words.lateSubject : words.dueSubject)(words.kinds[first.kind], first.label || first.name)
        : words.digestSubject(promises.length)
      const more = promises.length - mostLines
      return {
        subject,
        paragraphs: [words.text, ...(more > 0 ? [words.more(more)] : [])],
        facts: promises
          .slice(0, mostLines)
          .map(({ kind, dueAt, label, name }): [string, string] => [
            words.kinds[kind],
            [label, name, words.due(formatDateTime(dueAt, language))].filter(Boolean).join(', '),
          ]),
        action: { label: words.action, url: `${office.publicUrl}/admin` },
      }
    }),
}
