import type { Office } from '../contract/office.ts'
import type { Closing } from '../contract/privacy/retention.schema.ts'
import { toldHours } from '../contract/privacy/retention-years.ts'
import { formatDate } from '../contract/words/formats.ts'
import { pagePath } from '../contract/words/page-path.ts'
import { type LocalizedMail, localizeMail } from './render-mail.ts'

/** Mails about a closed or unused account are security mails and ignore preferences. */
export const retentionMails = {
  closed: (
    name: string,
    { keptUntil, careUntil, booksUntil }: Omit<Closing, 'obstacle'>,
    office: Office,
  ): LocalizedMail =>
    localizeMail(office, ({ keeping: { closed: words } }, language) => ({
      subject: words.subject(office.words[language].name),
      name,
      paragraphs: [
        words.text,
        ...(careUntil === null ? [] : [words.care(formatDate(careUntil, language))]),
        ...(booksUntil === null ? [] : [words.books(formatDate(booksUntil, language))]),
        words.gone(formatDate(keptUntil, language)),
      ],
      closing: words.closing(office.brand.phoneDisplay),
    })),
  goes: (name: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ keeping: { goes: words }, account: { signIn } }, language) => ({
      subject: words.subject(office.words[language].name),
      name,
      paragraphs: [words.text(toldHours), words.how],
      action: { label: signIn, url: office.publicUrl + pagePath(language, '/login') },
      closing: words.closing,
    })),
}
