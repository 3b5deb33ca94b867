import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import { findMissingChecks, missingChecksKey } from './missing-checks.ts'

test('a required check that is not on file is missing, any other check is not', () => {
  expect(findMissingChecks(['references', 'police'], ['id'])).toEqual(['police', 'references'])
  expect(findMissingChecks(['police', 'id', 'references'], ['references', 'police', 'id'])).toEqual([])
  expect(findMissingChecks([], [])).toEqual([])
})

test.each([
  [[], undefined],
  [['police'], 'Police check is not on file.'],
  [['id'], 'Identity check is not on file.'],
  [['references'], 'References are not on file.'],
  [['police', 'id'], 'Police check and identity check are not on file.'],
  [['police', 'references'], 'Police check and references are not on file.'],
  [['id', 'references'], 'Identity check and references are not on file.'],
  [['police', 'id', 'references'], 'Police check, identity check and references are not on file.'],
] as const)('the sentence lists every missing check: %j', (missing, sentence) => {
  const key = missingChecksKey(missing)
  expect(key && texts.missingChecks[key]).toBe(sentence)
})
