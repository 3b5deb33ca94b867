import { cutText } from '../contract/clean-text.ts'

const maxLength = 150

/** Cleans a display name: NFC, without folders, control and direction characters; shortening preserves the ending. */
export function cleanFileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? ''
  const clean = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim()
  const dot = clean.lastIndexOf('.')
  if (dot === -1) return cutText(clean, maxLength)
  return `${cutText(clean.slice(0, dot), maxLength)}${clean.slice(dot)}`
}

/** Formats `attachment` with the name by RFC 6266: plain for old clients, UTF-8 for the others. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
