import { cleanName } from '../clean-text.ts'

/** Titles in Latin, Telugu and Devanagari letters. */
const titles = new Set(
  [
    'mr mrs ms miss mx master mstr dr prof professor doctor sri shri shree sree smt shrimati srimati srimathi shrimathi',
    'kum kumari late lt col capt maj gen adv er rev fr pastor haji hajji md mohd moh syed sayed sayyed sayyid shaik shaikh',
    'sheikh sk janab swargiya',
    'శ్రీ శ్రీమతి శ్రీమాన్ కుమారి డా డాక్టర్ ప్రొఫెసర్ మిస్టర్ మిసెస్ మిస్ మాస్టర్ లేట్ దివంగత స్వర్గీయ కీర్తిశేషులు ఎండి ఎండీ యండి సయ్యద్ షేక్',
    'श्री श्रीमती श्रीमान सुश्री कुमारी कु डॉ डा डॉक्टर डाक्टर प्रोफेसर प्रो मि मिस्टर मिसेज मिस मास्टर लेट दिवंगत स्वर्गीय स्व मो मोहम्मद एमडी सैयद शेख',
  ].flatMap((line) => line.split(' ')),
)
/** Spelled-out Latin letters in Telugu and Hindi initials. */
const letterNames = new Set(
  'ఎన్ ఎమ్ ఎస్ ఎల్ ఆర్ ఎఫ్ హెచ్ ఎచ్ ఎక్స్ క్యూ వై డబ్ల్యూ డబ్ల్యు జెడ్ సిహెచ్ एन एम एस एल आर एफ एच एक्स क्यू आई वाई डब्ल्यू जेड ओ यू'.split(' '),
)
const oneLetter = /^\p{L}\p{M}*$/u
/** One letter is a word in these scripts, and in Om. */
const wholeInOne = /^[\p{Script=Han}\p{Script=Hangul}ॐ]/u
const consonants = /^[b-df-hj-np-tv-xz]{2,4}$/i
const capitals = /^(?!OM$)[A-Z]{2}$/
const relation = /^[a-z]\/[os]$/i
/** A short word with a dot before another word. */
const shortened = /[\p{L}\p{M}]{1,4}\.\s*(?=[\p{L}(])/gu

const isInitial = (word: string): boolean =>
  (oneLetter.test(word) && !wholeInOne.test(word)) || letterNames.has(word) || consonants.test(word)
const isTitle = (word: string): boolean => titles.has(word.toLowerCase()) || relation.test(word)

/**
 * Cleans a name, and removes the dots after initials and titles: "K.V. Ramesh" becomes "K V Ramesh" (rule ACC-8). Other dots
 * remain and are refused.
 */
export const normalizeName = (name: string): string =>
  cleanName(
    cleanName(name).replace(/([\p{L}\p{M}]{1,12})\./gu, (dotted: string, word: string) =>
      isInitial(word) || isTitle(word) ? `${word} ` : dotted,
    ),
  )

/** Returns a person's first name, without initials, titles and "Late" (rule WORD-12). */
export function firstNameOf(name: string): string {
  const whole = cleanName(name)
  const words = whole
    .replace(shortened, '')
    .split(/[\s.,()]+/)
    .filter((word) => word !== '')
  const isMixed = /\p{Ll}/u.test(whole)
  const isPassed = (word: string): boolean => isTitle(word) || isInitial(word) || (isMixed && capitals.test(word))
  return words.find((word) => !isPassed(word)) ?? whole
}
