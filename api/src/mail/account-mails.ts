import type { Office } from '../contract/office.ts'
import { pagePath } from '../contract/words/page-path.ts'
import { type LocalizedMail, localizeMail } from './render-mail.ts'

/** Mails about an account are security mails and ignore preferences. */
export const accountMails = {
  code: (code: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ account: { code: words } }, language) => ({
      subject: words.subject(office.words[language].name),
      paragraphs: [words.text],
      code,
      closing: words.closing,
    })),
  accountExists: (office: Office): LocalizedMail =>
    localizeMail(office, ({ account: { accountExists: words, signIn } }, language) => ({
      subject: words.subject(office.words[language].name),
      paragraphs: [words.text, words.how],
      action: { label: signIn, url: office.publicUrl + pagePath(language, '/login') },
      closing: words.closing,
    })),
  claim: (name: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ account: { claim: words, notYou } }, language) => ({
      subject: words.subject(office.words[language].name),
      name,
      paragraphs: [words.text, words.how],
      action: { label: words.action, url: office.publicUrl + pagePath(language, '/login#forgot') },
      closing: notYou(office.brand.phoneDisplay),
    })),
  passwordReset: (name: string, code: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ account: { passwordReset: words } }, language) => ({
      subject: words.subject(office.words[language].name),
      name,
      paragraphs: [words.text],
      code,
      closing: words.closing,
    })),
  setUpCode: (name: string, code: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ account: { setUpCode: words, notYou } }, language) => ({
      subject: words.subject(office.words[language].name),
      name,
      paragraphs: [words.text],
      code,
      closing: notYou(office.brand.phoneDisplay),
    })),
  factorAdded: (name: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ account: { factorAdded: words, signIn, notYou } }, language) => ({
      subject: words.subject(office.words[language].name),
      name,
      paragraphs: [words.text, words.how],
      action: { label: signIn, url: office.publicUrl + pagePath(language, '/login') },
      closing: notYou(office.brand.phoneDisplay),
    })),
  calendarMade: (name: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ account: { calendarMade: words, signIn, notYou } }, language) => ({
      subject: words.subject(office.words[language].name),
      name,
      paragraphs: [words.text, words.how],
      action: { label: signIn, url: office.publicUrl + pagePath(language, '/login') },
      closing: notYou(office.brand.phoneDisplay),
    })),
  factorRemoved: (name: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ account: { factorRemoved: words, signIn, notYou } }, language) => ({
      subject: words.subject(office.words[language].name),
      name,
      paragraphs: [words.text],
      action: { label: signIn, url: office.publicUrl + pagePath(language, '/login') },
      closing: notYou(office.brand.phoneDisplay),
    })),
  recoveryUsed: (name: string, left: number, office: Office): LocalizedMail =>
    localizeMail(office, ({ account: { recoveryUsed: words, signIn, notYou } }, language) => ({
      subject: words.subject(office.words[language].name),
      name,
      paragraphs: [words.text(left), words.how],
      action: { label: signIn, url: office.publicUrl + pagePath(language, '/login') },
      closing: notYou(office.brand.phoneDisplay),
    })),
  factorGuessed: (name: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ account: { factorGuessed: words, claim, notYou } }, language) => ({
      subject: words.subject(office.words[language].name),
      name,
      paragraphs: [words.text, words.how],
      action: { label: claim.action, url: office.publicUrl + pagePath(language, '/login#forgot') },
      closing: notYou(office.brand.phoneDisplay),
    })),
  passwordChanged: (name: string, office: Office): LocalizedMail =>
    localizeMail(office, ({ account: { passwordChanged: words, signIn, notYou } }, language) => ({
      subject: words.subject(office.words[language].name),
      name,
      paragraphs: [words.text],
      action: { label: signIn, url: office.publicUrl + pagePath(language, '/login') },
      closing: notYou(office.brand.phoneDisplay),
    })),
}
