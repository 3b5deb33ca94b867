import type { Office } from '../contract/office.ts'
import type { UrgentNotice } from '../contract/operations/notices.ts'
import { type LocalizedMail, localizeMail } from './render-mail.ts'

/** Causes mailed to the operators; failing mails cannot be among them. */
export const mailedNotices = [
  'disk_full',
  'disk_low',
  'backup_old',
  'copy_old',
  'uploads_missing',
] as const satisfies readonly UrgentNotice[]
export type MailedNotice = (typeof mailedNotices)[number]

export const operationsMails = {
  /** Sent when an admin tests the mail server. */
  test: (office: Office): LocalizedMail =>
    localizeMail(office, ({ operations: { test: words } }, language) => ({
      subject: words.subject(office.words[language].name),
      paragraphs: [words.text],
    })),
  notices: (causes: readonly MailedNotice[], office: Office): LocalizedMail =>
    localizeMail(office, ({ operations: words }, language) => ({
      subject: words.subject(office.words[language].name),
      paragraphs: [...causes.map((cause) => words.causes[cause]), words.how],
      action: { label: words.action, url: `${office.publicUrl}/admin` },
      closing: words.closing,
    })),
}
