import { expect, test } from 'vitest'
import { speculationRules } from './speculation-rules.ts'

test('browsers prefetch pages of the site, but no API calls, back office or files', () => {
  const left = ['/api/*', '/admin', '/admin/*', '/caretaker', '/caretaker/*', '/*.*']
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: left } }] }
  expect(JSON.parse(speculationRules)).toEqual({ prefetch: [{ where, eagerness: 'moderate' }] })
})
