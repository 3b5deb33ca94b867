import { describe, expect, it } from 'vitest'
import { readWholeSearch } from './whole-search.ts'

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
