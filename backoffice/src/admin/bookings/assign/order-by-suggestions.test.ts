import { expect, test } from 'vitest'
import { aSuggestion } from '../../../../harness/rows.ts'
import { orderBySuggestions } from './order-by-suggestions.ts'

const row = (_id: string, available = true) => ({ _id, available })
const ranked = (_id: string, score: number) => aSuggestion({ caretaker: { _id, name: _id }, score })
const format = ({ score }: { score: number }) => `${score}`

test('suggested caretakers come first, then those to ask first, then blocked ones with the reason', () => {
  const rows = ['new', 'blocked', 'other', 'best', 'gone'].map((id) => row(id, id !== 'blocked'))
  const blocked = [{ caretaker: { _id: 'blocked', name: '' }, taken: [], reasons: [{ code: '', text: 'Never.' }] }]
  const suggestions = {
    eligible: [ranked('best', 90), ranked('unlisted', 80)],
    askFirst: [ranked('other', 95)],
    blocked,
    asked: [],
  }
  expect(orderBySuggestions(rows, suggestions, format)).toEqual([
    { ...row('best'), suggestion: '90' },
    { ...row('other'), suggestion: '95' },
    { ...row('blocked', false), refusal: 'Never.' },
    row('new'),
    row('gone'),
  ])
  expect(orderBySuggestions(rows, undefined, format)).toEqual(rows)
})
