import type { PrivacyRequestRow } from '@thodu/db'
import type { Office } from '../../contract/office.ts'
import { dayInCity } from '../../contract/time.ts'
import { formatDate, formatDateTime } from '../../contract/words/formats.ts'
import { pagePath } from '../../contract/words/page-path.ts'
import { type LocalizedMail, localizeMail } from '../render-mail.ts'

type Request = Pick<
  PrivacyRequestRow,
  'id' | 'code' | 'kind' | 'account_id' | 'proof' | 'status' | 'answer' | 'due_at' | 'due_ack_at' | 'patient_name'
>

/** Lines of a digest; the rest is counted. */
const mostLines = 30

const dayOf = (time: string): string => dayInCity(new Date(time))
/** The page of a request, for signed-in requesters only. */
const ownPage = ({ proof }: Request, office: Office, path: string) =>
  proof === 'sign-in' ? { url: office.publicUrl + path } : undefined

/** Mails about privacy requests do not repeat the request, because the address may be mistyped. */
export const privacyRequestMails = {
  received: (request: Request, office: Office): LocalizedMail =>
    localizeMail(office, ({ privacyRequest: words }, language) => {
      const own = ownPage(request, office, pagePath(language, '/profile#data'))
      return {
        subject: words.received.subject(request.code),
        paragraphs: [
          words.received.text(words.kinds[request.kind]),
          words.received.due(formatDate(dayOf(request.due_at), language)),
          ...(own ? [] : [words.received.notYou]),
        ],
        facts: [[words.number, request.code]],
        ...(own ? { action: { label: words.received.action, ...own } } : {}),
      }
    }),
  /** Contains the answer: without an account the requester has no other access to it. */
  decided: (request: Request, office: Office): LocalizedMail =>
    localizeMail(office, ({ privacyRequest: words }, language) => {
      const own = ownPage(request, office, pagePath(language, '/profile#data'))
      return {
        subject: words.decided.subject(request.code),
        paragraphs: [
          request.status === 'refused' ? words.decided.refused : words.decided.done,
          ...(request.answer === null ? [] : [request.answer]),
        ],
        facts: [[words.number, request.code]],
        ...(own ? { action: { label: words.received.action, ...own } } : {}),
        closing: words.decided.closing,
      }
    }),
  asksBack: (request: Request, office: Office): LocalizedMail =>
    localizeMail(office, ({ privacyRequest: words }, language) => {
      const own = ownPage(request, office, pagePath(language, '/profile#data'))
      return {
        subject: words.asksBack.subject(request.code),
        paragraphs: [words.asksBack.text, ...(request.answer === null ? [] : [request.answer])],
        facts: [[words.number, request.code]],
        ...(own ? { action: { label: words.received.action, ...own } } : {}),
        closing: words.asksBack.closing,
      }
    }),
  patientAsked: (request: Request, office: Office): LocalizedMail =>
    localizeMail(office, ({ privacyRequest: words }) => ({
      subject: words.patientAsked.subject,
      paragraphs: [words.patientAsked.text(request.patient_name ?? '')],
      facts: [[words.number, request.code]],
      closing: words.patientAsked.closing,
    })),
  /** To the family whose data the office downloaded: another person may have made the request in its name. */
  handedOut: ({ code }: Pick<Request, 'code'>, office: Office): LocalizedMail =>
    localizeMail(office, ({ privacyRequest: words }) => ({
      subject: words.handedOut.subject,
      paragraphs: [words.handedOut.text],
      facts: [[words.number, code]],
    })),
  receivedForTeam: (request: Request, office: Office): LocalizedMail =>
    localizeMail(office, ({ privacyRequest: words }, language) => ({
      subject: words.forTeam.subject(words.kinds[request.kind], request.code),
      paragraphs: [words.forTeam.text(formatDateTime(request.due_ack_at, language))],
      facts: [
        [words.number, request.code],
        [words.dueBy, formatDate(dayOf(request.due_at), language)],
      ],
      action: { label: words.forTeam.action, url: `${office.publicUrl}/admin/privacy-requests/${request.id}` },
    })),
  /** For requests that are due now or within a week. */
  due: (requests: readonly Request[], now: Date, office: Office): LocalizedMail =>
    localizeMail(office, ({ privacyRequest: words }, language) => {
      const [first] = requests
      const isOne = requests.length === 1 && first !== undefined
      const isDue = ({ due_at }: Request) => due_at <= now.toISOString()
      const subject = isOne
        ? (isDue(first) ? words.due.nowSubject : words.due.soonSubject)(first.code)
        : words.due.digestSubject(requests.length)
      const more = requests.length - mostLines
      return {
        subject,
        paragraphs: [words.due.text, ...(more > 0 ? [words.due.more(more)] : [])],
        facts: requests
          .slice(0, mostLines)
          .map(({ code, kind, due_at }): [string, string] => [
            code,
            `${words.kinds[kind]}, ${words.due.by(formatDate(dayOf(due_at), language))}`,
          ]),
        action: { label: words.forTeam.action, url: `${office.publicUrl}/admin/privacy-requests` },
      }
    }),
}
