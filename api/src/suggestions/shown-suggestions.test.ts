import { describe, expect, it } from 'vitest'
import { formatStoredReasons, toFamilyReasons } from './family-reasons.ts'
import type { Reason } from './ranking/candidate.ts'
import { createShownSuggestions } from './shown-suggestions.ts'

const places = new Map([['first', { rank: 1, score: 80, version: 1, reasons: [] }]])

describe('suggestions shown to an admin', () => {
  const start = Date.parse('2026-06-10T06:30:00Z')
  const createShown = () => {
    const clock = { now: start }
    return { clock, shown: createShownSuggestions(() => new Date(clock.now)) }
  }

  it('are stored for half an hour, by admin and subject', () => {
    const { clock, shown } = createShown()
    shown.keep('viewer', 'booking', places)
    expect(shown.find('viewer', 'booking')).toEqual(places)
    expect(shown.find('other', 'booking')).toBeUndefined()
    expect(shown.find('viewer', 'other')).toBeUndefined()
    clock.now = start + 30 * 60_000 - 1
    expect(shown.find('viewer', 'booking')).toBeDefined()
    clock.now = start + 30 * 60_000
    expect(shown.find('viewer', 'booking')).toBeUndefined()
  })
})

describe('reasons that a family reads about its caretaker (rule DAY-20)', () => {
  const reason = (code: Reason['code'], points: number, more: Partial<Reason> = {}): Reason => ({
    factor: 'continuity',
    max: 30,
    isKnown: true,
    values: {},
    code,
    points,
    ...more,
  })

  it('are the best three of the positive reasons for families', () => {
    const reasons = [
      reason('samePincode', 5),
      reason('speaks', 20, { values: { language: 'te' } }),
      reason('weekHours', 30),
      reason('womanAsAsked', 0),
      reason('insideHours', 8, { isKnown: false }),
      reason('alwaysOnTime', 6),
      reason('caredBefore', 21),
    ]
    expect(toFamilyReasons(reasons)).toEqual([
      { code: 'caredBefore', values: {} },
      { code: 'speaks', values: { language: 'te' } },
      { code: 'alwaysOnTime', values: {} },
    ])
    expect(toFamilyReasons([reason('womanAsAsked', 0), reason('weekHours', 9)])).toEqual([])
  })

  it("are in the family's language with the name of the spoken language, without unknown codes", () => {
    const kept = JSON.stringify([
      { code: 'speaks', values: { language: 'te' } },
      { code: 'speaks', values: { language: 'kn' } },
      { code: 'weekHours', values: { hours: 8, of: 48 } },
      { code: 'caredForPatient', values: { patient: 'Narsamma' } },
    ])
    expect(formatStoredReasons(kept, 'en')).toEqual(['Speaks Telugu', 'Speaks kn', 'Has cared for Narsamma before'])
    expect(formatStoredReasons(kept, 'hi')[0]).not.toContain('Speaks')
    expect(formatStoredReasons(null, 'en')).toEqual([])
  })
})
