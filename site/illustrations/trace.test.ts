import { expect, test } from 'vitest'
import { floodFill, grow, type Mask, ringArea, simplify, traceRings } from './trace.ts'

/** A mask from rows of # and blanks. */
function maskOf(...rows: string[]): Mask {
  const width = rows[0]?.length ?? 0
  return { width, height: rows.length, bits: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)) }
}
const rowsOf = ({ width, bits }: Mask) =>
  Array.from(bits, (bit) => (bit ? '#' : '.'))
    .join('')
    .match(new RegExp(`.{${width}}`, 'g')) ?? []

test('paint stops at the line', () => {
  const open = maskOf('##.##', '##.##', '##.##')
  expect(rowsOf(floodFill(open, 0, 0))).toEqual(['##...', '##...', '##...'])
})

test('paint that is poured onto the line goes nowhere', () => {
  expect(traceRings(floodFill(maskOf('#.#'), 1, 0))).toEqual([])
})

test('growing reaches one pixel further on each step and stays on the sheet', () => {
  expect(rowsOf(grow(maskOf('....', '.#..', '....'), 1))).toEqual(['.#..', '###.', '.#..'])
  expect(rowsOf(grow(maskOf('#..'), 5))).toEqual(['###'])
})

test('a ring around a hole has two outlines', () => {
  const rings = traceRings(maskOf('###', '#.#', '###'))
  expect(rings.map(ringArea).toSorted()).toEqual([1, 9])
})

test('points on a straight line are dropped, corners stay', () => {
  expect(
    simplify(
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 2],
      ],
      0.5,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ])
})
