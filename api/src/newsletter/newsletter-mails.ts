import { brand } from '../contract/brand.config.ts'
import type { Mail } from '../mail/queue-mail.ts'
import { renderMail } from '../mail/render-mail.ts'

/** Mails around a subscription, to addresses that may belong to nobody who asked. */
export const newsletterMails = {
  confirm: (url: string): Mail =>
    renderMail({
      subject: `Please confirm: letters from ${brand.name}`,
      paragraphs: [
        'Somebody, probably you, asked for our letter: new articles about care at home, once a month.',
        'Follow this link within 7 days and you get the next one.',
      ],
      action: { label: 'Confirm my address', url },
      closing: 'If this was not you, you can ignore this mail: without the link we send nothing more.',
    }),
  confirmed: (leave: string): Mail =>
    renderMail({
      subject: `You get the letters of ${brand.name}`,
      paragraphs: ['Your address is confirmed. The first letter comes with the next article.'],
      action: { label: 'Leave at any time', url: leave },
    }),
}
