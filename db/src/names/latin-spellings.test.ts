import { expect, test } from 'vitest'
import { sortName, spellName, spellWords, toLatin } from './latin-spellings.ts'

test.each([
  ['లక్ష్మి', ['lakshmi', 'laxmi']],
  ['लक्ष्मी', ['lakshmi', 'lakshmee', 'laxmi']],
  ['కవిత', ['kavita', 'kavitha']],
  ['సీత', ['sita', 'seeta', 'sitha', 'seetha']],
  ['శ్రీదేవి', ['shridevi', 'sridevi', 'sreedevi']],
  ['స్వాతి', ['swati', 'swathi']],
  ['కృష్ణ', ['krishna']],
  ['చంద్ర', ['chandra']],
  ['వెంకటేశ్', ['venkatesh']],
  ['రెడ్డి', ['reddi', 'reddy']],
  ['మూర్తి', ['murti', 'murthy', 'moorthy']],
  ['రావు', ['ravu', 'rao']],
  ['గౌడ్', ['gaud', 'goud']],
  ['నర్సమ్మ', ['narsamma']],
  ['राम', ['ram']],
  ['आशा', ['asha']],
  ['अनिल', ['anil']],
  ['ज़ीनत', ['zinat', 'zeenat', 'zeenath']],
  ['राव', ['rao']],
])('%s is also spelled %j', (name, spellings) => {
  expect(spellWords(name).split(' ')).toEqual(expect.arrayContaining(spellings))
})

test('a whole name is one phrase in each spelling, and a Latin name has no other spellings', () => {
  expect(spellName('లక్ష్మి దేవి')).toContain('lakshmi devi')
  expect(spellName('S. లక్ష్మి')).toContain('s. lakshmi')
  expect(spellName('Lakshmi Devi')).toBe('')
  expect(spellWords('Booking K7MP4Q of Asha')).toBe('')
})

test('names are sorted by their sound, in any script', () => {
  const names = ['Zeenath', 'రవి', 'Anil Kumar', 'अनिल', 'లక్ష్మి దేవి', 'lakshmi', 'సీత', 'Ravi Teja']
  const key = (name: string) => sortName(name) || name.toLowerCase()
  expect(names.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))).toEqual([
    'अनिल',
    'Anil Kumar',
    'lakshmi',
    'లక్ష్మి దేవి',
    'రవి',
    'Ravi Teja',
    'సీత',
    'Zeenath',
  ])
  expect(sortName('Lakshmi')).toBe('')
})

test('a name, or its beginning, typed in one script is found in the others', () => {
  const found = (typed: string, name: string) =>
    [name.toLowerCase(), spellName(name)].join(' ').includes(toLatin(typed))
  for (const typed of ['లక్ష్మి', 'लक्ष्मी', 'lakshmi', 'ల', 'లక్', 'లక్ష', 'लक्ष'])
    for (const name of ['లక్ష్మి', 'लक्ष्मी', 'Lakshmi Devi'])
      expect([typed, name, found(typed, name)]).toEqual([typed, name, true])
  expect(found('రాము', 'లక్ష్మి')).toBe(false)
  expect(toLatin('lakshmi 98480')).toBe('lakshmi 98480')
})

test('every letter of both scripts has its sound, and silent signs have none', () => {
  const readBlock = (start: number) =>
    Array.from({ length: 0x80 }, (_, place) => sortName(String.fromCodePoint(start + place))).filter(
      (sound) => sound !== '',
    )
  const voices = 'n n h a a i i u u ri li e e e ai o o o au'.split(' ')
  const bare = 'k kh g gh n ch ch j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
  const signs = 'a i i u u ri ri e e e ai o o o au'.split(' ')
  const figures = [...'0123456789']
  // Hindi drops the a at the end, and has letters with a dot below.
  const dotted = 'k kh g z r rh f y'.split(' ')
  expect(readBlock(0x0c00)).toEqual([...voices, ...bare.map((letter) => `${letter}a`), ...signs, ...figures])
  expect(readBlock(0x0900)).toEqual([...voices, ...bare, ...signs, ...dotted, ...figures])
})

test.each([
  ['కం', 'kan', ['kan'], 'kan'],
  ['సంపత్', 'sampat', ['sampat', 'sampath'], 'sampat'],
  ['అంబ', 'amba', ['amba'], 'amb'],
  ['కః', 'kah', ['kah'], 'kah'],
  ['ज़ा', 'za', ['za'], 'za'],
  ['अज़ीज़', 'aziz', ['aziz', 'azeez'], 'aziz'],
  ['मिर्ज़ा', 'mirza', ['mirza'], 'mirza'],
  ['हफ़्ज़', 'hafz', ['hafz'], 'hafz'],
  ['गाड़ी', 'gari', ['gari', 'garee'], 'gari'],
  ['पढ़ना', 'parhana', ['parhana'], 'parhana'],
  ['గూ౧౨', 'gu12', ['gu12', 'goo12'], 'gu12'],
  ['రామ', 'rama', ['rama'], 'ram'],
  ['राम', 'ram', ['ram'], 'ram'],
  ['रामा', 'rama', ['rama'], 'rama'],
  ['ज्ञान', 'gnan', ['gnan'], 'gnan'],
  ['లక్ష్మి', 'lakshmi', ['lakshmi', 'laxmi'], 'lakshmi'],
  ['రావు', 'ravu', ['ravu', 'rao'], 'ravu'],
  ['शव', 'shav', ['shav', 'shao'], 'shav'],
  ['శ్రీ', 'shri', ['shri', 'sri', 'sree', 'shree'], 'shri'],
  ['స్వరూప', 'svarupa', ['svarupa', 'swaroopa'], 'svarup'],
  ['గౌతమ్', 'gautam', ['gautam', 'gautham', 'goutham', 'goutam'], 'gautam'],
  ['పద్మావతి', 'padmavati', ['padmavati', 'padmavathi'], 'padmavati'],
  ['బుడ్డి', 'buddi', ['buddi', 'buddy'], 'buddi'],
  ['ఆర్తి', 'arti', ['arti', 'arty', 'arthy'], 'arti'],
  ['మర్రి', 'marri', ['marri'], 'marri'],
  ['క\u200cష', 'kasha', ['kasha'], 'kash'],
  ['రామ\u200c', 'rama', ['rama'], 'ram'],
  ['राम\u200d', 'ram', ['ram'], 'ram'],
])('%s sorts as %s, is spelled %j and searched as %s', (name, sorted, spelled, searched) => {
  expect([sortName(name), spellName(name).split(' '), spellWords(name).split(' '), toLatin(name)]).toEqual([
    sorted,
    spelled,
    spelled,
    searched,
  ])
})

test('each word is spelled by itself, Latin words stay, and a composed letter counts once', () => {
  expect(spellName('K7 సీత రమ')).toBe('k7 sita rama k7 sitha rama k7 seetha rama k7 seeta rama')
  expect(sortName('K7 సీత రమ')).toBe('k7 sita rama')
  expect(spellWords('సీత K7, రమ సీత')).toBe('sita sitha seetha seeta rama')
  expect(toLatin('K7 సీత')).toBe('K7 sit')
  expect([sortName('e\u0301 రమ'), spellName('e\u0301 రమ')]).toEqual(['é rama', 'é rama'])
  expect(spellWords('అ \u0c4d')).toBe('a')
  expect(sortName('\u200dराम')).toMatch(/^rama?$/)
  expect([spellWords(''), spellName(''), sortName(''), toLatin('')]).toEqual(['', '', '', ''])
})
