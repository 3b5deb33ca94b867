import type { Foreign, Pair } from './catalogues.ts'

type Text = Pick<Pair, 'id' | 'text' | 'english'>
/** What may stand although a rule forbids it: in whose texts, which value, and why. One that fits nothing fails its test. */
export type Exception = { in: RegExp; value: RegExp; why: string }
export type Problem = { id: string; value: string; text: string }

const letter = '\\p{L}\\p{M}'
const problemsOf = ({ id, text }: Text, pattern: RegExp): Problem[] =>
  [...text.matchAll(pattern)].map(([found]) => ({ id, value: found, text }))

/** Telugu's endings, as they stand alone behind a blank; words like నుంచి and కోసం are words of their own. */
const loose = 'కు|కి|ను|ని|లో|లోని|తో|న|వ|లు|గా|యొక్క|చేత'
const endings: Readonly<Record<Foreign, RegExp>> = {
  te: new RegExp(`%?\\{[^{}]*\\}(?:[\\u200c${letter}]+| (?:${loose})(?![${letter}]))`, 'gu'),
  // A postposition stands behind a blank in Hindi, and reads with every value; बजे does not, since a time has its part of the day.
  hi: new RegExp(`%?\\{[^{}]*\\}(?:[${letter}]+| बजे(?![${letter}]))`, 'gu'),
}
/** Endings beside what is filled in: right for one value, wrong for the next (rule LANG-13). */
export const findEndings = (language: Foreign, text: Text): Problem[] => problemsOf(text, endings[language])

const numbers = 'count|smart_count|visits|minutes|seconds|days|total|left'
const counted = new RegExp(`%?\\{(?:${numbers})\\} \\p{L}[${letter}]*`, 'gu')
/** Things that are counted in one form only (rule LANG-7). */
export const findUncounted = (text: Text): Problem[] =>
  text.text.includes('||||') || /#\d+$/.test(text.id) ? [] : problemsOf(text, counted)

const polite: Readonly<Record<Foreign, string>> = { te: 'గారూ', hi: 'जी' }
/** A name that is greeted without గారూ or जी, and one that has it without being greeted (rule LANG-13). */
export function findGreetings(language: Foreign, text: Text): Problem[] {
  const isGreeting = /^(?:Hello|Hi|Welcome),? %?\{name\}/.test(text.english)
  const said = problemsOf(text, new RegExp(`%?\\{[^{}]*\\} ${polite[language]}(?![${letter}])`, 'gu'))
  if (isGreeting) return said.length === 1 ? [] : problemsOf(text, /%?\{name\}/g)
  return said
}

const people = '%?\\{(?:name|caretaker|customer|client|patient|author|to|from)\\}'
const gendered: Readonly<Record<Foreign, RegExp>> = {
  te: new RegExp(
    `${people}[^.:;,?()“”]*?(?:\\p{L}ాడు|(?:చేసి|చెప్పి|వచ్చి|వెళ్లి|అడిగి|మార్చి)ంది|(?:(?<!ాల్సి )వస్తు|చేస్తు|వస్తో|చేస్తో|చెబుతో|అడుగుతో)ంది)(?![${letter}])`,
    'gu',
  ),
  hi: new RegExp(
    `${people}(?! (?:ने|को|की|के|का|से|पर|तक)(?![${letter}]))[^।.:;,?()“”]*?(?:(?:ता|ती|ते|रहा|रही|रहे) हैं?|[एे]ँ?ं?ग[ाीे]|(?:आया|आई|आए|गया|गई|गए)(?: हैं?)?)(?![${letter}])`,
    'gu',
  ),
}
/** One of two sexes, or of two readers, said outright. */
const eitherSex = /[तग][ाी]\/[तग]?[ाी]|(?:सकता|सकती|चाहता|चाहती|मानता|मानती) हूँ|ूँग[ाी](?!\p{L})/gu
/** A person known by name only who is said to be a man or a woman (rule LANG-13). */
export const findGender = (language: Foreign, text: Text): Problem[] => [
  ...problemsOf(text, gendered[language]),
  ...(language === 'hi' ? problemsOf(text, eitherSex) : []),
]
