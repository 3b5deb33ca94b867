/**
 * Latin spellings of names in Telugu and Devanagari letters, so that "lakshmi" finds లక్ష్మి and लक्ष्मी, and each finds the
 * others (rule WORD-8). Both scripts have the same letters at the same places of their blocks, so one table reads both.
 * Capitals stand for two spellings: I is i or ee, U is u or oo, T is t or th.
 */
const blocks = [0x0900, 0x0c00]
const blockLength = 0x80
const devanagari = 0x0900
const indicWord = /[\u0900-\u097f\u0c00-\u0c7f\u200c\u200d]+/g

const range = (from: number, letters: string): [number, string][] =>
  letters.split(' ').map((letter, place) => [from + place, letter])
const vowels = new Map(range(0x05, 'a a i I u U ri li e e e ai o o o au'))
const consonants = new Map([
  ...range(0x15, 'k kh g gh n ch ch j jh ny t th d dh n T th d dh n n p ph b bh m y r r l l l v sh sh s h'),
])
const signs = new Map(range(0x3e, 'a i I u U ri ri e e e ai o o o au'))
const joined = 0x4d
const nukta = 0x3c
const withNukta: Readonly<Record<string, string>> = { j: 'z', ph: 'f', d: 'r', dh: 'rh' }
const nasals: Readonly<Record<number, string>> = { 1: 'n', 2: 'n', 3: 'h' }

type Letter = { place: number; block: number }
const read = (character: string): Letter | undefined => {
  const code = character.codePointAt(0) ?? 0
  const block = blocks.find((start) => code >= start && code < start + blockLength)
  return block === undefined ? undefined : { place: code - block, block }
}

/** `open` when the word ends in the inherent a, for which there is no sign. */
function readSounds(word: string): { sounds: string; open: boolean } {
  const letters = [...word].flatMap((character) => read(character) ?? [])
  let sounds = ''
  let open = false
  letters.forEach(({ place }, at) => {
    // The letter before has included it.
    if (place === nukta) return
    const consonant = consonants.get(place)
    if (consonant !== undefined) {
      const isDotted = letters[at + 1]?.place === nukta
      const next = letters[at + (isDotted ? 2 : 1)]?.place
      const bare = next !== undefined && (next === joined || signs.has(next))
      const sound = isDotted ? (withNukta[consonant] ?? consonant) : consonant
      // A sign after it closes it again.
      open = true
      sounds += bare ? sound : `${sound}a`
      return
    }
    open = false
    sounds +=
      vowels.get(place) ?? signs.get(place) ?? nasals[place] ?? (place >= 0x66 && place <= 0x6f ? place - 0x66 : '')
  })
  return { sounds: sounds.replace(/n(?=[pbm])/g, 'm').replaceAll('jny', 'gn'), open }
}

const plain = (sounds: string): string => sounds.replaceAll('I', 'i').replaceAll('U', 'u').replaceAll('T', 't')
const long = (sounds: string): string => sounds.replaceAll('I', 'ee').replaceAll('U', 'oo')
const asWritten = (spelled: string): string =>
  spelled
    .replaceAll('shr', 'sr')
    .replace(/avu?$/, 'ao')
    .replace(/(dd|rth?)i$/, '$1y')

/** Ways to spell a name, the plainest first. */
const styles: readonly ((sounds: string) => string)[] = [
  plain,
  (sounds) => asWritten(plain(sounds)),
  (sounds) => asWritten(plain(sounds.replaceAll('T', 'th'))),
  (sounds) =>
    asWritten(plain(long(sounds.replaceAll('T', 'th'))))
      .replaceAll('sv', 'sw')
      .replaceAll('au', 'ou'),
  (sounds) => plain(long(sounds)).replaceAll('sv', 'sw').replaceAll('au', 'ou'),
  (sounds) => plain(sounds).replaceAll('ksh', 'x'),
]

/** Hindi drops the a at the end of a word, Telugu does not. */
const soundsOf = (word: string): string => {
  const { sounds, open } = readSounds(word)
  return open && read(word[0] ?? '')?.block === devanagari ? sounds.slice(0, -1) : sounds
}

/** Every usual Latin spelling, separated by blanks; empty without Telugu and Devanagari letters. */
export function spellName(name: string): string {
  const composed = name.normalize('NFC')
  if (composed.search(indicWord) < 0) return ''
  const spelled = styles.map((style) => composed.replace(indicWord, (word) => style(soundsOf(word))).toLowerCase())
  return [...new Set(spelled)].join(' ')
}

/**
 * The plainest Latin spelling, so that lists put లక్ష్మి, लक्ष्मी and Lakshmi together (rule WORD-9); empty without such
 * letters, when the name itself is the sort key.
 */
export function sortName(name: string): string {
  const composed = name.normalize('NFC')
  if (composed.search(indicWord) < 0) return ''
  return composed.replace(indicWord, (word) => plain(soundsOf(word))).toLowerCase()
}

/** Latin spellings of Telugu and Devanagari words, for the search text. */
export function spellWords(text: string): string {
  const words = new Set(text.normalize('NFC').match(indicWord) ?? [])
  const spelled = [...words].flatMap((word) => styles.map((style) => style(soundsOf(word)).toLowerCase()))
  return [...new Set(spelled)].filter((word) => word !== '').join(' ')
}

/** Drops the inherent a at the end of a search, because another vowel may follow as the person types. */
export const toLatin = (text: string): string =>
  text.normalize('NFC').replace(indicWord, (word) => {
    const { sounds, open } = readSounds(word)
    return plain(open ? sounds.slice(0, -1) : sounds).toLowerCase()
  })
