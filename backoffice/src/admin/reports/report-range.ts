import { keptDays } from '@thodu/api/contract/promises/promise-kinds'
import { findSpanError, type ReportSpan } from '@thodu/api/contract/reports/report-span'
import { addDays, mondayOf } from '@thodu/api/contract/time'
import { isDay } from '../../words/visit-times.ts'

/** Presets in days up to today; families see the second one (rule PROM-9). */
export const presets = [30, keptDays, 365] as const

export type ReportRange = ReportSpan & { days: (typeof presets)[number] | undefined }

/** Reads the address: own dates, a preset, or the span that families see. */
export function readRange(search: URLSearchParams, today: string): ReportRange {
  const [from, to] = [search.get('from'), search.get('to')]
  if (isDay(from) && isDay(to) && findSpanError({ from, to }) === undefined) return { from, to, days: undefined }
  const days = presets.find((preset) => String(preset) === search.get('days')) ?? keptDays
  return { from: addDays(today, 1 - days), to: today, days }
}

export function reportDays({ from, to }: ReportSpan): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The Mondays of the weeks that a span touches, in order. */
export const weeksOf = (span: ReportSpan): string[] => [...new Set(reportDays(span).map(mondayOf))]
