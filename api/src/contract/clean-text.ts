/** Invisible characters: direction marks, joiners, byte order marks, fillers, variation selectors. */
const unseen = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** All blanks within a line, including the Braille blank. */
const wideBlanks = /[\p{Zs}\u2800]/gu
const lineSeparators = /[\u2028\u2029]/g
/** Dashes that keyboards and messengers insert for a hyphen. */
const dashes = /[\p{Pd}\u2212]/gu
const keycap = /\u20e3/g

const joins = /^[\p{M}\p{Script=Arabic}]$/u
const startsWithLetter = /^[\p{L}\p{M}]/u
const startsWithPicture = /^\p{Extended_Pictographic}/u
const endsPicture = /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u
const isEmoji = /^\p{Emoji}$/u
const isFlagPart = /^[\u{1f3f4}\u{e0020}-\u{e007e}]$/u
const isFlagTag = /^[\u{e0020}-\u{e007f}]$/u

/** Whether an invisible character shapes the one before it: a joiner within an Indian or Arabic word, a part of an emoji. */
function shapes(sign: string, before: string, after: string): boolean {
  if (sign === '\u200c') return joins.test(before) && startsWithLetter.test(after)
  if (sign === '\u200d') return joins.test(before) || (endsPicture.test(before) && startsWithPicture.test(after))
  if (sign === '\ufe0e' || sign === '\ufe0f') return isEmoji.test(before)
  return isFlagTag.test(sign) && isFlagPart.test(before)
}

const withoutUnseen = (text: string): string =>
  text.replace(unseen, (sign: string, at: number) => {
    const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ''
    return shapes(sign, before, text.slice(at + sign.length, at + sign.length + 2)) ? sign : ''
  })

const plainBlanks = (text: string): string => text.replace(wideBlanks, ' ').replace(lineSeparators, '\n')

const isEdge = (letter: string | undefined): boolean =>
  letter === ' ' || letter === '\t' || letter === '\n' || letter === '\r'

/** Trims only blanks and line ends. Vertical tabs and form feeds are control characters, which the server refuses. */
function trim(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isEdge(text[start])) start += 1
  while (end > start && isEdge(text[end - 1])) end -= 1
  return text.slice(start, end)
}

/**
 * Cleans typed or pasted text for storing and comparing: composed (NFC), without invisible characters, with plain blanks,
 * trimmed (rule WORD-10). Control characters stay for the server to refuse (rule API-13).
 */
export const cleanText = (text: string): string => trim(plainBlanks(withoutUnseen(text.normalize('NFC'))))

/** Cleans one line: line ends, tabs and runs of blanks become one blank. */
export const cleanLine = (text: string): string => cleanText(text).replace(/[ \t\r\n]+/g, ' ')

/** Cleans an address, in which no invisible character has a meaning. */
export const cleanAddress = (text: string): string => trim(plainBlanks(text.normalize('NFC').replace(unseen, '')))

const isDigit = /^\p{Nd}$/u

/** The ten digits of a script are consecutive and begin with zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let steps = 0
  while (isDigit.test(String.fromCodePoint(code - steps - 1))) steps += 1
  return String(steps % 10)
}

/** Replaces digits of any script by 0 to 9 (rule WORD-11). */
export const toLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : digitValue(digit)))

/** Replaces full-width characters, which some keyboards type, by plain ones. */
const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** Cleans one line of digits and signs, e.g. a phone number, a pincode or a code (rule WORD-11). */
export const cleanDigits = (text: string): string =>
  toLatinDigits(cleanLine(narrow(text.replace(unseen, '').replace(keycap, '')))).replace(dashes, '-')

export const cleanCode = (code: string): string => cleanDigits(code).replaceAll(' ', '')

export const cleanName = (text: string): string => cleanText(text).replace(dashes, '-').replace(/ +/g, ' ')

/** UTF-16 units around a cut in which the cut character must begin and end. */
const around = 40
const halfPair = /[\ud800-\udbff]$/

/** Cuts a text to at most `max` UTF-16 units, never within an emoji or an Indian syllable. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, max).replace(halfPair, '')
  if (typeof Intl.Segmenter !== 'function') return head
  const from = Math.max(0, max - around)
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.slice(from, max + around))
  const cut = [...letters]
    .map(({ index }) => from + index)
    .filter((index) => index <= max)
    .at(-1)
  return cut === undefined || (cut === from && from > 0) ? head : text.slice(0, cut)
}

/** The server ignores the rest of a longer paste (rule API-15). */
const mostSearched = 100
export const cleanSearch = (q: string): string => cutText(cleanLine(q), mostSearched)
