import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand, brandPromises } from '@thodu/api/contract/page-values'
import { readPromiseRules } from '@thodu/api/contract/promises/due-times'
import {
  promisedHoursInEnglish,
  promisedHoursInHindi,
  promisedHoursInTelugu,
} from '@thodu/api/contract/promises/promised-hours'
import { expect, test } from 'vitest'
import { confirmed } from './en/confirmed.ts'
import { home } from './en/home.ts'

const repository = join(import.meta.dirname, '..', '..', '..')
const roots = ['site/src/words', 'backoffice/src/words', 'api/src/mail', 'api/src/contract/words']
/**
 * Hours that are no promise: an offered visit, when an address is shown, cancelling, a start too soon to cancel, sessions, packages,
 * support, length and changes of visits.
 */
const others =
  /ours: \(from|before its start|shown from|కనబడతాయి|दिखते हैं|[Cc]ancel|before care|రద్దు|रद्द|మొదలయ్యే|शुरू होने|idle|soon: |12 hours without|వాడకపోతే|इस्तेमाल न होने|support|packages|fullDay|labels\.ts/
const hours = /(?<![\d}])\b(2|6|12|24)(?:-\d+| to \d+)? (?:hours|గంట|घंटे)/

test('every sentence has the hours that the promises are measured by (rule PROM-1)', () => {
  const { minutes } = readPromiseRules({ promises: brandPromises, officeHours: brand.officeHours })
  for (const said of [promisedHoursInEnglish, promisedHoursInTelugu, promisedHoursInHindi])
    for (const [kind, limit] of Object.entries(minutes)) expect(said).toMatchObject({ [kind]: String(limit / 60) })
})

test('the sentences with promised hours are worded as specified', () => {
  expect(home.promises[0]).toBe('We call within 2 hours')
  expect(confirmed.next.steps.slice(0, 3).map(({ text }) => text)).toEqual([
    'Our team calls within 2 hours to verify your booking.',
    'We match a caregiver to the patient, usually within 2-6 hours.',
    'Verification is completed in 6-12 hours, and we agree on the schedule.',
  ])
})

test('no catalogue writes the hours of a promise as a fixed number', () => {
  const own = roots.flatMap((root) =>
    readdirSync(join(repository, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|packages|labels|visits?\.ts$/.test(name))
      .flatMap((name) =>
        readFileSync(join(repository, root, name), 'utf8')
          .split('\n')
          .filter((line) => hours.test(line) && !others.test(line))
          .map((line) => `${name}: ${line.trim()}`),
      ),
  )
  expect(own).toEqual([])
})
