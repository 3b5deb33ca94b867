import { describe, expect, it } from 'vitest'
import { readWholeAddress, readWholeSearch } from './whole-search.ts'

describe('readWholeSearch', () => {
  it.each(['9848012345', '+919848012345', '+91 98480 12345', '098480-12345', ' (98480) 12345 ', '91 9848.012345'])(
    'takes %j for a whole number',
    (q) => expect(readWholeSearch(q)).toEqual({ phone: '9848012345' }),
  )

  it.each(['Asha.Rao@Example.org', ' asha.rao@example.org '])('takes %j for a whole address', (q) =>
    expect(readWholeSearch(q)).toEqual({ email: 'asha.rao@example.org' }),
  )

  it.each([undefined, '', '984801234', '12345', '1848012345', 'asha', 'asha@', '@example.org', 'asha rao@example.org'])(
    'takes %j for a part',
    (q) => expect(readWholeSearch(q)).toBeUndefined(),
  )
})

it('an address is whole with blanks around it, in any letters', () => {
  expect(readWholeAddress(' Asha@Example.org ')).toBe('asha@example.org')
  expect([undefined, '', '9848012345', 'asha@'].map(readWholeAddress)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
