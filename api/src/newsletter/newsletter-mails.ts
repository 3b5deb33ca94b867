import { brandWords } from '../contract/brand.config.ts'
import { type Letter, writeLetter } from '../mail/render-mail.ts'

/** Mails around a subscription, to addresses that may belong to nobody who asked. */
export const newsletterMails = {
  confirm: (url: string): Letter =>
    writeLetter(({ newsletter: { confirm } }, language) => ({
      subject: confirm.subject(brandWords[language].name),
      paragraphs: [confirm.text, confirm.how],
      action: { label: confirm.action, url },
      closing: confirm.closing,
    })),
  confirmed: (leave: string): Letter =>
    writeLetter(({ newsletter: { confirmed } }, language) => ({
      subject: confirmed.subject(brandWords[language].name),
      paragraphs: [confirmed.text],
      action: { label: confirmed.action, url: leave },
    })),
}
