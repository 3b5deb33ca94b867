import { brand, brandWords } from '../contract/brand.config.ts'
import { pagePath } from '../contract/words/page-path.ts'
import { type Letter, writeLetter } from './render-mail.ts'

/** Mails about an account; all of them are security mails and ignore preferences. `publicUrl` without a slash at the end. */
export const accountMails = {
  code: (code: string): Letter =>
    writeLetter(({ account: { code: words } }, language) => ({
      subject: words.subject(brandWords[language].name),
      paragraphs: [words.text],
      code,
      closing: words.closing,
    })),
  accountExists: (publicUrl: string): Letter =>
    writeLetter(({ account: { accountExists: words, signIn } }, language) => ({
      subject: words.subject(brandWords[language].name),
      paragraphs: [words.text, words.how],
      action: { label: signIn, url: publicUrl + pagePath(language, '/login') },
      closing: words.closing,
    })),
  claim: (name: string, publicUrl: string): Letter =>
    writeLetter(({ account: { claim: words, notYou } }, language) => ({
      subject: words.subject(brandWords[language].name),
      name,
      paragraphs: [words.text, words.how],
      action: { label: words.action, url: publicUrl + pagePath(language, '/login#forgot') },
      closing: notYou(brand.phoneDisplay),
    })),
  passwordReset: (name: string, code: string): Letter =>
    writeLetter(({ account: { passwordReset: words } }, language) => ({
      subject: words.subject(brandWords[language].name),
      name,
      paragraphs: [words.text],
      code,
      closing: words.closing,
    })),
  setUpCode: (name: string, code: string): Letter =>
    writeLetter(({ account: { setUpCode: words, notYou } }, language) => ({
      subject: words.subject(brandWords[language].name),
      name,
      paragraphs: [words.text],
      code,
      closing: notYou(brand.phoneDisplay),
    })),
  factorAdded: (name: string, publicUrl: string): Letter =>
    writeLetter(({ account: { factorAdded: words, signIn, notYou } }, language) => ({
      subject: words.subject(brandWords[language].name),
      name,
      paragraphs: [words.text, words.how],
      action: { label: signIn, url: publicUrl + pagePath(language, '/login') },
      closing: notYou(brand.phoneDisplay),
    })),
  factorRemoved: (name: string, publicUrl: string): Letter =>
    writeLetter(({ account: { factorRemoved: words, signIn, notYou } }, language) => ({
      subject: words.subject(brandWords[language].name),
      name,
      paragraphs: [words.text],
      action: { label: signIn, url: publicUrl + pagePath(language, '/login') },
      closing: notYou(brand.phoneDisplay),
    })),
  recoveryUsed: (name: string, left: number, publicUrl: string): Letter =>
    writeLetter(({ account: { recoveryUsed: words, signIn, notYou } }, language) => ({
      subject: words.subject(brandWords[language].name),
      name,
      paragraphs: [words.text(left), words.how],
      action: { label: signIn, url: publicUrl + pagePath(language, '/login') },
      closing: notYou(brand.phoneDisplay),
    })),
  factorGuessed: (name: string, publicUrl: string): Letter =>
    writeLetter(({ account: { factorGuessed: words, claim, notYou } }, language) => ({
      subject: words.subject(brandWords[language].name),
      name,
      paragraphs: [words.text, words.how],
      action: { label: claim.action, url: publicUrl + pagePath(language, '/login#forgot') },
      closing: notYou(brand.phoneDisplay),
    })),
  passwordChanged: (name: string, publicUrl: string): Letter =>
    writeLetter(({ account: { passwordChanged: words, signIn, notYou } }, language) => ({
      subject: words.subject(brandWords[language].name),
      name,
      paragraphs: [words.text],
      action: { label: signIn, url: publicUrl + pagePath(language, '/login') },
      closing: notYou(brand.phoneDisplay),
    })),
}
