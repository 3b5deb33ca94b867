import { brand } from '../contract/brand.config.ts'
import type { Mail } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'

const notYou = `If this was not you, please call us at ${brand.phoneDisplay}.`

/** Mails about an account; all of them are security mails and ignore preferences. `publicUrl` without a slash at the end. */
export const accountMails = {
  code: (code: string): Mail =>
    renderMail({
      subject: `Your ${brand.name} verification code`,
      paragraphs: ['Enter this code to verify your email address. It is valid for 10 minutes and works once.'],
      code,
      closing: 'If you did not ask for this code, you can ignore this mail. Never pass the code on to anybody.',
    }),
  accountExists: (publicUrl: string): Mail =>
    renderMail({
      subject: `You already have a ${brand.name} account`,
      paragraphs: [
        'Somebody, probably you, tried to sign up with this email address. It already has an account, so no new one is needed.',
        'Please sign in with your password. If you have forgotten it, you can set a new one on the same page.',
      ],
      action: { label: 'Sign in', url: `${publicUrl}/login` },
      closing: 'If this was not you, you can ignore this mail: nothing has changed.',
    }),
  claim: (name: string, publicUrl: string): Mail =>
    renderMail({
      subject: `Your ${brand.name} account`,
      name,
      paragraphs: [
        'Our office has made an account for you, so that you can follow your booking.',
        'Open the page below and enter this email address: a code comes by mail, and with it you choose a password of your own.',
      ],
      action: { label: 'Choose a password', url: `${publicUrl}/login#forgot` },
      closing: notYou,
    }),
  passwordReset: (name: string, code: string): Mail =>
    renderMail({
      subject: `Reset your ${brand.name} password`,
      name,
      paragraphs: ['Enter this code to choose a new password. It is valid for 10 minutes and works once.'],
      code,
      closing: 'If you did not ask for this code, you can ignore this mail: your password stays as it is.',
    }),
  factorAdded: (name: string, publicUrl: string): Mail =>
    renderMail({
      subject: `Signing in to ${brand.name} takes a second step now`,
      name,
      paragraphs: [
        'A second step has been added to your sign-in, and other devices have been signed out.',
        'Keep the recovery codes where your phone is not.',
      ],
      action: { label: 'Sign in', url: `${publicUrl}/login` },
      closing: notYou,
    }),
  factorRemoved: (name: string, publicUrl: string): Mail =>
    renderMail({
      subject: `A second step was taken from your ${brand.name} sign-in`,
      name,
      paragraphs: ['An authenticator app or a passkey no longer opens your account.'],
      action: { label: 'Sign in', url: `${publicUrl}/login` },
      closing: notYou,
    }),
  recoveryUsed: (name: string, left: number, publicUrl: string): Mail =>
    renderMail({
      subject: `A recovery code opened your ${brand.name} account`,
      name,
      paragraphs: [
        `One of your recovery codes has just been used to sign in. ${left} are left.`,
        'In your own account you can print new ones.',
      ],
      action: { label: 'Sign in', url: `${publicUrl}/login` },
      closing: notYou,
    }),
  factorGuessed: (name: string, publicUrl: string): Mail =>
    renderMail({
      subject: `Somebody has your ${brand.name} password`,
      name,
      paragraphs: [
        'Somebody entered your password and then five wrong codes. Nobody was let in.',
        'If this was not you, choose a new password now: open the page below and enter this email address.',
      ],
      action: { label: 'Choose a password', url: `${publicUrl}/login#forgot` },
      closing: notYou,
    }),
  passwordChanged: (name: string, publicUrl: string): Mail =>
    renderMail({
      subject: `Your ${brand.name} password was changed`,
      name,
      paragraphs: ['The password of your account has just been changed, and other devices have been signed out.'],
      action: { label: 'Sign in', url: `${publicUrl}/login` },
      closing: notYou,
    }),
}
