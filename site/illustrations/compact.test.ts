import { expect, test } from 'vitest'
import { compactPath } from './compact.ts'

test('absolute commands become relative steps of the grid', () => {
  expect(compactPath('M10 20L30 20L30 60Z')).toBe('m5 10 10 0 0 20z')
  expect(compactPath('M0 0H20V-40Z')).toBe('m0 0h10v-20z')
})

test('a second ring starts from where the first one began', () => {
  expect(compactPath('M10 10L20 10ZM14 14L18 14Z')).toBe('m5 5 5 0zm2 2 2 0z')
})

test('curves keep their control points relative to the start of the curve', () => {
  expect(compactPath('M10 10C20 20 30 20 40 10')).toBe('m5 5c5 5 10 5 15 0')
})

test('rounding does not add up along a path', () => {
  const steps = Array.from({ length: 101 }, (_, index) => `${index * 3.1} 0`).join('L')
  const xs = compactPath(`M${steps}`).match(/-?\d+/g)?.map(Number) ?? []
  const end = xs.filter((_, index) => index % 2 === 0).reduce((sum, value) => sum + value, 0)
  expect(end).toBe(Math.round((100 * 3.1) / 2))
})

test('a command it does not know is refused', () => {
  expect(() => compactPath('M0 0A5 5 0 0 1 10 10')).toThrow()
})
