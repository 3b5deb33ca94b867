import { dayMs } from '../../contract/time.ts'
import { sealedSuffix } from '../backups/backup-format.ts'

const kept = { days: 7, weeks: 4, months: 6 }

/** The backup's time stands in its name: nightly-2026-11-21T02-10-00Z.tar, or ….tar.sealed */
export const nightlyName = (at: Date, sealed = false): string =>
  `nightly-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar${sealed ? sealedSuffix : ''}`

function readTime(name: string): number | undefined {
  const match = /^nightly-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar(?:\.sealed)?$/.exec(name)
  return match ? Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`) : undefined
}

/**
 * Which nightly backups may go: kept are the newest of each of the last 7 days, 4 weeks and 6 months that have one.
 * Files of other names are never touched.
 */
export function selectExpired(names: readonly string[]): string[] {
  const backups = names
    .flatMap((name) => {
      const time = readTime(name)
      return time === undefined ? [] : [{ name, time }]
    })
    .sort((a, b) => b.time - a.time)
  const keep = new Set<string>()
  const keepNewestPer = (periodOf: (time: number) => string | number, periods: number) => {
    const seen = new Set<string | number>()
    for (const { name, time } of backups) {
      const period = periodOf(time)
      if (seen.has(period) || seen.size >= periods) continue
      seen.add(period)
      keep.add(name)
    }
  }
  keepNewestPer((time) => Math.floor(time / dayMs), kept.days)
  keepNewestPer((time) => Math.floor((time / dayMs + 3) / 7), kept.weeks)
  keepNewestPer((time) => new Date(time).toISOString().slice(0, 7), kept.months)
  return backups.filter(({ name }) => !keep.has(name)).map(({ name }) => name)
}
