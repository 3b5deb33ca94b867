import { dayMs } from '../../contract/time.ts'
import { sealedSuffix } from '../backups/backup-format.ts'

const kept = { days: 7, weeks: 4, months: 6 }

/** E.g. nightly-2026-11-21T02-10-00Z.tar, or ….tar.sealed */
export const nightlyName = (at: Date, sealed = false): string =>
  `nightly-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar${sealed ? sealedSuffix : ''}`

const readTime = (name: string, form: RegExp): number | undefined => {
  const [, day, hour, minute, second] = form.exec(name) ?? []
  return day === undefined ? undefined : Date.parse(`${day}T${hour}:${minute}:${second}Z`)
}
const nightlyForm = /^nightly-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar(?:\.sealed)?$/
/** From upgrade-database.ts: before-0039-reply-addresses-2026-11-29T02-10-00-123Z.tar */
const upgradeForm = /^before-.*-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-\d{3}Z\.tar(?:\.sealed)?$/

type TimedBackup = { name: string; time: number }
const listOf = (names: readonly string[], form: RegExp): TimedBackup[] =>
  names
    .flatMap((name) => {
      const time = readTime(name, form)
      return time === undefined ? [] : [{ name, time }]
    })
    .sort((a, b) => b.time - a.time)

const dayOf = (time: number): number => Math.floor(time / dayMs)
const weekOf = (time: number): number => Math.floor((time / dayMs + 3) / 7)
const monthOf = (time: number): number => {
  const date = new Date(time)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** A rule retains the newest backup of each of the last days, weeks or months. */
function selectUnretained(
  backups: readonly TimedBackup[],
  isWithin: (periodOf: (time: number) => number, time: number, periods: number) => boolean,
): string[] {
  const retained = new Set<string>()
  const retainNewestPer = (periodOf: (time: number) => number, periods: number) => {
    const seen = new Set<number>()
    for (const { name, time } of backups) {
      const period = periodOf(time)
      if (seen.has(period) || seen.size >= periods || !isWithin(periodOf, time, periods)) continue
      seen.add(period)
      retained.add(name)
    }
  }
  retainNewestPer(dayOf, kept.days)
  retainNewestPer(weekOf, kept.weeks)
  retainNewestPer(monthOf, kept.months)
  return backups.filter(({ name }) => !retained.has(name)).map(({ name }) => name)
}

/**
 * Selects the expired backups. The newest nightly backup of each of the last 7 days, 4 weeks and 6 months that have one is
 * retained. Backups before an upgrade are a separate series, because the old version cannot read tonight's backup. They count
 * calendar periods: being rare, they would otherwise outlive the promise of SECURITY.md (rule OPS-18).
 */
export function selectExpired(names: readonly string[]): string[] {
  const nightly = listOf(names, nightlyForm)
  const upgrades = listOf(names, upgradeForm)
  const newest = Math.max(...[...nightly, ...upgrades].map(({ time }) => time))
  return [
    ...selectUnretained(nightly, () => true),
    ...selectUnretained(upgrades, (periodOf, time, periods) => periodOf(newest) - periodOf(time) < periods),
  ]
}
