import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type ReadMail = { from: string; to: string; subject: string; text: string; html: string }

const decodeQuotedPrintable = (body: string): string =>
  Buffer.from(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodeHeader = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, word: string) => decodeQuotedPrintable(word.replaceAll('_', ' ')))
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString('utf8'))

export function parseMail(source: string): ReadMail {
  const lines = source.replaceAll('\r\n', '\n')
  const head = lines.slice(0, lines.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ')
  const header = (name: string): string =>
    decodeHeader(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '')
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? ''
  const part = (type: string): string => {
    const found = lines.split(`--${boundary}`).find((candidate) => candidate.includes(`Content-Type: ${type}`)) ?? ''
    return decodeQuotedPrintable(found.slice(found.indexOf('\n\n') + 2)).trim()
  }
  return {
    from: header('From'),
    to: header('To'),
    subject: header('Subject'),
    text: part('text/plain'),
    html: part('text/html'),
  }
}

/** A mail file is written once and never changed, so each is parsed once. */
const read = new Map<string, ReadMail>()
function readMail(path: string): ReadMail {
  const mail = read.get(path) ?? parseMail(readFileSync(path, 'utf8'))
  read.set(path, mail)
  return mail
}

export function readOutbox(folder: string): ReadMail[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
    return files.sort().map((file) => readMail(join(folder, file)))
  } catch {
    return []
  }
}

export const findCode = (mail: ReadMail | undefined): string | undefined => /^ *(\d{6})$/m.exec(mail?.text ?? '')?.[1]
