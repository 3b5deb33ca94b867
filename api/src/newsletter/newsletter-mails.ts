import type { Office } from '../contract/office.ts'
import { type LocalizedMail, localizeMail } from '../mail/render-mail.ts'

/** The owner of the address may not have asked for these mails. */
export const newsletterMails = {
  confirm: (url: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ newsletter: { confirm } }, language) => ({
      subject: confirm.subject(office.words[language].name),
      paragraphs: [confirm.text, confirm.how],
      action: { label: confirm.action, url },
      closing: confirm.closing,
    })),
  confirmed: (leave: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ newsletter: { confirmed } }, language) => ({
      subject: confirmed.subject(office.words[language].name),
      headers: { unsubscribe: leave },
      paragraphs: [confirmed.text],
      action: { label: confirmed.action, url: leave },
    })),
}
