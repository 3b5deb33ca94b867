import { cutText } from '../contract/clean-text.ts'
import type { Office } from '../contract/office.ts'
import { type Language, languages } from '../contract/people/languages.ts'
import type { MailTemplate } from '../contract/promises/mail-templates.ts'
import { type MailWords, mailWords } from './mail-words.ts'

/** The booking of a mail, by its code, and the template. */
export type MailSubject = { bookingCode: string; template: MailTemplate }
/** The address for replies, and the newsletter's unsubscribe page. */
export type MailHeaders = { replyTo?: string; unsubscribe?: string }
/** `about` stays stored after sending (rule MAIL-9). */
export type Mail = { subject: string; text: string; html: string; about?: MailSubject; headers?: MailHeaders }
/** A template that renders in any language. */
export type LocalizedMail = (language: Language) => Mail

export type MailContent = {
  subject: string
  about?: MailSubject
  headers?: MailHeaders
  name?: string
  paragraphs: readonly string[]
  /** A one-time code. */
  code?: string
  facts?: readonly (readonly [label: string, value: string])[]
  action?: { label: string; url: string }
  closing?: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
/** A header must stay one line. */
const oneLine = (text: string): string => cutText(text.replace(/\p{Cc}+/gu, ' ').trim(), 200)

const signAs = (language: Language, { words, brand }: Office): string =>
  `${words[language].name} · ${brand.phoneDisplay} · ${brand.email}`

const greet = (name: string | undefined, { letter }: MailWords): string =>
  name === undefined ? letter.hello : letter.helloTo(name)

function renderText(content: MailContent, words: MailWords, language: Language, office: Office): string {
  const { name, paragraphs, code, facts = [], action, closing } = content
  const blocks = [
    greet(name, words),
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(closing === undefined ? [] : [closing]),
    `--\n${signAs(language, office)}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const beginIn = (language: Language): string => `<!doctype html><html lang="${language}">`
/** Reads the language from a mail's HTML; English by default. */
export const languageOfMail = (html: string): Language =>
  languages.find((language) => html.startsWith(beginIn(language))) ?? 'en'

function renderHtml(content: MailContent, words: MailWords, language: Language, office: Office): string {
  const { name, paragraphs, code, facts = [], action, closing } = content
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:left;font-weight:400;color:#555;padding:4px 16px 4px 0;vertical-align:top">${escapeHtml(label)}</th><td style="padding:4px 0">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  )
  const body = [
    paragraph(greet(name, words)),
    ...paragraphs.map(paragraph),
    code === undefined
      ? ''
      : `<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:700">${escapeHtml(code)}</p>`,
    rows.length === 0 ? '' : `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`,
    action
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.url)}" style="color:${office.accent};font-weight:700">${escapeHtml(action.label)}</a></p>`
      : '',
    closing === undefined ? '' : paragraph(closing),
  ].join('')
  return `${beginIn(language)}<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1d1d1d;background:#fff"><div style="max-width:560px">${body}<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #ddd;color:#555;font-size:14px">${escapeHtml(signAs(language, office))}</p></div></body></html>`
}

/** Renders text and HTML without remote content, with all values escaped. */
export const localizeMail =
  (office: Office, write: (words: MailWords, language: Language) => MailContent): LocalizedMail =>
  (language) => {
    const words = mailWords[language]
    const content = write(words, language)
    return {
      subject: oneLine(content.subject),
      text: renderText(content, words, language, office),
      html: renderHtml(content, words, language, office),
      ...(content.about ? { about: content.about } : {}),
      ...(content.headers ? { headers: content.headers } : {}),
    }
  }
