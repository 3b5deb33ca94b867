import { services } from '@thodu/api/contract/care/catalogue'
import { detailLabels as hindiDetails } from '@thodu/api/contract/words/hi/detail-labels'
import { labels as hindi } from '@thodu/api/contract/words/hi/labels'
import { detailLabels as teluguDetails } from '@thodu/api/contract/words/te/detail-labels'
import { labels as telugu } from '@thodu/api/contract/words/te/labels'
import { expect, test } from 'vitest'
import { timesOfDay } from './times-of-day.ts'

const asked = services.flatMap(({ fields }) =>
  fields.filter(({ name }) => /^preferred(Session)?Time$/.test(name)).flatMap(({ options = [] }) => options),
)

test.each([
  ['te', telugu, teluguDetails],
  ['hi', hindi, hindiDetails],
] as const)(
  'in %s the first screen has every start time of the form, with the form’s translation',
  (_, labels, details) => {
    const wished = [...new Set(asked)].map((option) => [option, details.options[option]])
    expect(wished.length).toBeGreaterThan(2)
    expect(Object.entries(timesOfDay(labels.windows))).toEqual(wished)
  },
)
