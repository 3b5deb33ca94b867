import { describe, expect, it } from 'vitest'
import { layOutBars, topOf } from './chart-scale.ts'

describe('layOutBars', () => {
  it('stands bars on the bottom, as high as their share of the top', () => {
    const points = [
      { label: 'a', count: 5 },
      { label: 'b', count: 10 },
    ]
    expect(topOf(points)).toBe(10)
    expect(layOutBars(points, 100, 50).map(({ box }) => [box.y, box.height])).toEqual([
      [25, 25],
      [0, 50],
    ])
  })
  it('stands more upon what there is, under one top', () => {
    const points = [
      { label: 'a', count: 5, more: 5 },
      { label: 'b', count: 4 },
    ]
    expect(topOf(points)).toBe(10)
    const [first, second] = layOutBars(points, 100, 50)
    expect([first?.box.y, first?.above.y, first?.above.height]).toEqual([25, 0, 25])
    expect([second?.box.y, second?.above.height]).toEqual([30, 0])
  })
})
