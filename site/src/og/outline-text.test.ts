import { expect, test } from 'vitest'
import { measureText, outlineText, wrapText } from './outline-text.ts'

test('wrapped lines fit the width and contain every word', () => {
  const text = 'Someone beside them, when you cannot be'
  const lines = wrapText(text, 60, 400)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(measureText(line, 60)).toBeLessThanOrEqual(400)
})

test('each letter becomes a path, and an unknown sign becomes a space', () => {
  expect(outlineText('ab', 0, 0, 10, '#000').match(/<path/g)).toHaveLength(2)
  expect(outlineText('a\u{1F600}b', 0, 0, 10, '#000').match(/<path/g)).toHaveLength(2)
})
