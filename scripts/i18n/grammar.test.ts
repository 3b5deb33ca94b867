import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repository } from '../tools/run-tool.ts'
import { listPairs } from './catalogues.ts'
import {
  type Exception,
  findEndings,
  findGender,
  findGreetings,
  findUncounted,
  type GrammarProblem,
} from './grammar.ts'

const exceptions: Readonly<Record<'endings' | 'counts' | 'gender', readonly Exception[]>> = {
  endings: [
    { in: /:/, value: /^\{(?:ambulance|medicalHelp)\}కి$/, why: 'a number that never changes' },
    {
      in: /^site\//,
      value: /^\{(?:city|name|brand\.words\.(?:city|name))\}[^ ]/,
      why: 'a word of the brand, fixed as the site is built',
    },
    { in: /:/, value: /^%?\{(?:time|from|to|start|end)\} కి$/, why: 'a time takes a loose కి' },
    { in: /:/, value: /^%?\{(?:step|page)\}వ$/, why: 'the ending of a number in a row' },
  ],
  counts: [
    { in: /rosterWarning\.(?:weekHours|daysRunning)$/, value: /./, why: 'warned of from 48 hours and six days on' },
    { in: /rosterWarning\.(?:shortRest|travel)$/, value: /घंटे|मिनट/, why: 'before का the same for one and many' },
    { in: /missingForTeam\.manySubject|digestSubject/, value: /./, why: 'one has a subject of its own' },
    { in: /profile\.bookings\.progress$/, value: /./, why: 'there are four steps' },
    { in: /visits:visits\.late$/, value: /./, why: 'said from five minutes on' },
    { in: /today\.startsIn$|nextJob\.far$/, value: /./, why: 'today and tomorrow have their own words' },
    { in: /hall\.span\./, value: /./, why: 'short for minutes; days are said from two on' },
    {
      in: /reports\.(?:last|promises\.about)$|bookings\.notAll$|kept\.what$/,
      value: /./,
      why: 'a number that never changes',
    },
    { in: /:/, value: /\} (?:में|सेकंड)$/, why: 'the same for one and many' },
  ],
  gender: [
    { in: /^site\/(?:home|legal|journey\/confirmed):/, value: /^\{name\}/, why: 'the brand, which is a thing' },
    { in: /upload/, value: /^\{name\}/, why: 'a file' },
    { in: /stepBack\.what$/, value: /^%\{from\}/, why: 'a status' },
  ],
}

const texts = { te: listPairs('te'), hi: listPairs('hi') } as const
const languages = ['te', 'hi'] as const
const find = {
  endings: languages.flatMap((language) => texts[language].flatMap((text) => findEndings(language, text))),
  counts: languages.flatMap((language) => texts[language].flatMap(findUncounted)),
  gender: languages.flatMap((language) => texts[language].flatMap((text) => findGender(language, text))),
}
const fits = (exception: Exception, { id, value }: GrammarProblem) =>
  exception.in.test(id) && exception.value.test(value)

describe.each(['endings', 'counts', 'gender'] as const)('%s', (rule) => {
  test('only the listed exceptions break the rule (rules LANG-7, LANG-13)', () => {
    const left = find[rule].filter((problem) => !exceptions[rule].some((exception) => fits(exception, problem)))
    expect(left.map(({ id, value, text }) => `${id}: “${value}” in ${text}`)).toEqual([])
  })
})

test('a greeting has గారూ or जी after the name, and no other text has them (rule LANG-13)', () => {
  const found = languages.flatMap((language) => texts[language].flatMap((text) => findGreetings(language, text)))
  expect(found.map(({ id, text }) => `${id}: ${text}`)).toEqual([])
})

test('every catalogue selects plural forms by the language’s rules (rule LANG-7)', () => {
  const roots = ['api/src/contract/words', 'api/src/mail', 'site/src/words', 'backoffice/src']
  const own = roots.flatMap((root) =>
    readdirSync(join(repository, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?:en|te|hi)[\\/].*\.ts$|words\.(?:en|te|hi)\.ts$/.test(name))
      .filter((name) => /[=!]== ?1\b|[<>]=? ?1\b/.test(readFileSync(join(repository, root, name), 'utf8'))),
  )
  expect(own).toEqual([])
  const halves = languages.flatMap((language) =>
    texts[language].filter(({ text, english }) => english.includes('||||') !== text.includes('||||')),
  )
  expect(halves.map(({ id }) => id)).toEqual([])
})
