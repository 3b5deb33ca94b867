import { describe, expect, it } from 'vitest'
import { formatAverage } from './format-average.ts'

describe('formatAverage', () => {
  it('gives one decimal out of five', () => {
    expect(formatAverage(4)).toBe('4.0/5')
    expect(formatAverage(4.26)).toBe('4.3/5')
  })
  it('says N/A when nothing is rated', () => {
    expect(formatAverage(null)).toBe('N/A')
  })
})
