import { type Language, languages } from '@thodu/api/contract/people/languages'
import { texts } from '@thodu/api/contract/texts'
import { detailLabels as englishDetails } from '@thodu/api/contract/words/en/detail-labels'
import * as englishLabels from '@thodu/api/contract/words/en/labels'
import { detailLabels as hindiDetails } from '@thodu/api/contract/words/hi/detail-labels'
import * as hindiLabels from '@thodu/api/contract/words/hi/labels'
import * as hindi from '@thodu/api/contract/words/hi/texts'
import { detailLabels as teluguDetails } from '@thodu/api/contract/words/te/detail-labels'
import * as teluguLabels from '@thodu/api/contract/words/te/labels'
import * as telugu from '@thodu/api/contract/words/te/texts'
import { describe, expect, test } from 'vitest'
import { mailWords } from '../../api/src/mail/mail-words.ts'
import { loadAllWords } from '../../backoffice/src/words/load-words.ts'
import { listTexts, placeholdersOf } from './catalogue-texts.ts'

/** The texts of an app without labels, which are a catalogue of their own, and without unused parts of react-admin. */
const office = async (home: 'admin' | 'caretaker', language: Language) => {
  const words = await loadAllWords(home, language)
  const known = Object.entries(words).filter(([group]) => group !== 'label' && group !== 'exact')
  return Object.fromEntries(known.map(([group, texts]) => [group, group === 'ra' ? seenOf(texts as object) : texts]))
}
const unseen = ['configurable', 'guesser', 'input', 'saved_queries']
const seenOf = (own: object) => Object.fromEntries(Object.entries(own).filter(([part]) => !unseen.includes(part)))
const officeIn = async (home: 'admin' | 'caretaker') => ({
  name: `office of the ${home}`,
  en: await office(home, 'en'),
  te: await office(home, 'te'),
  hi: await office(home, 'hi'),
})

type Catalogue = { name: string; en: unknown; te: unknown; hi: unknown }
const catalogues: Catalogue[] = [
  { name: 'exact texts', en: texts, te: telugu, hi: hindi },
  { name: 'labels', en: englishLabels, te: teluguLabels, hi: hindiLabels },
  { name: 'labels of details', en: englishDetails, te: teluguDetails, hi: hindiDetails },
  { name: 'mails', ...mailWords },
  await officeIn('caretaker'),
  await officeIn('admin'),
]

/** Texts that are equal in every language: names, symbols, texts of the address bar. */
const keptWords =
  /^(?:OTP|PDF|JPG|JPEG|PNG|SVG|JSON|Google|CSV|SMS|QR|UPI|UTR|GST|IFSC|Aegis|Authenticator|FAS|IP|ID|Ctrl|Esc|Enter|M|TRUST_PROXY|A-Z|a-z|admin)$/
/** Texts that are typed into settings or typed as commands, also on the emergency sheet. */
const commands =
  /\(df -h\)|docs\/\S+|“Install as a service”|nightly-….tar.sealed|Ctrl-D|Mon-Sat|Mon,Wed,Fri|care@example\.org|https:\/\/(?= )/g
const script = { te: /\p{Script=Telugu}/u, hi: /\p{Script=Devanagari}/u }

describe.each(catalogues)('$name', ({ en, ...others }) => {
  const english = new Map(listTexts(en).map(({ key, text }) => [key, text]))

  test.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
    const translated = listTexts(others[language])
    expect(translated.map(({ key }) => key).sort()).toEqual([...english.keys()].sort())
    const problems = translated.flatMap(({ key, text }) => {
      const original = english.get(key) ?? ''
      const words =
        text
          .replace(commands, ' ')
          .replace(/%?\{\w+\}/g, ' ')
          .match(/[A-Za-z][\w-]*/g) ?? []
      const left = words.filter((word) => !keptWords.test(word))
      const found: string[] = []
      if (text.trim() === '' && original.trim() !== '') found.push('empty')
      if (placeholdersOf(text).join() !== placeholdersOf(original).join()) found.push('other values')
      if (left.length > 0) found.push(`English: ${left.join(' ')}`)
      if (/[A-Za-z]{2}/.test(original) && !script[language].test(text) && left.length > 0) found.push('another script')
      if (text.length > 24 && text.length > original.length * 2) found.push(`${text.length} for ${original.length}`)
      if (text !== text.normalize('NFC') || (text !== text.trim() && original === original.trim()))
        found.push('not as typed')
      return found.map((problem) => `${key}: ${problem}: ${text}`)
    })
    expect(problems).toEqual([])
  })
})

test('equal English sentences have equal translations, because they are looked up by the English sentence', () => {
  for (const translated of [telugu, hindi]) {
    const said = new Map<string, Set<string>>()
    const others = new Map(listTexts(translated).map(({ key, text }) => [key, text]))
    for (const { key, text } of listTexts(texts))
      said.set(text, (said.get(text) ?? new Set()).add(others.get(key) ?? ''))
    expect([...said].filter(([, variants]) => variants.size > 1)).toEqual([])
  }
})
