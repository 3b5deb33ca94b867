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
])('%s is also %j', (name, spellings) => {
  expect(spellWords(name).split(' ')).toEqual(expect.arrayContaining(spellings))
})

test('a whole name is one phrase in each spelling; a Latin one needs none', () => {
  expect(spellName('లక్ష్మి దేవి')).toContain('lakshmi devi')
  expect(spellName('S. లక్ష్మి')).toContain('s. lakshmi')
  expect(spellName('Lakshmi Devi')).toBe('')
  expect(spellWords('Booking K7MP4Q of Asha')).toBe('')
})

test('names stand by their sound, whatever they are written in', () => {
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

test('what is typed in one script is found in the others, and a beginning too', () => {
  const found = (typed: string, name: string) =>
    [name.toLowerCase(), spellName(name)].join(' ').includes(toLatin(typed))
  for (const typed of ['లక్ష్మి', 'लक्ष्मी', 'lakshmi', 'ల', 'లక్', 'లక్ష', 'लक्ष'])
    for (const name of ['లక్ష్మి', 'लक्ष्मी', 'Lakshmi Devi'])
      expect([typed, name, found(typed, name)]).toEqual([typed, name, true])
  expect(found('రాము', 'లక్ష్మి')).toBe(false)
  expect(toLatin('lakshmi 98480')).toBe('lakshmi 98480')
})
