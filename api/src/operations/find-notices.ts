import { findNewerVersion, readChangelog } from '../config/version.ts'
import type { NoticeCode } from '../contract/operations/notices.ts'
import type { BackupStatus } from '../contract/operations/operations.schema.ts'
import { dayMs, hourMs, minuteMs } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'
import { type MailFailure, mailFailureFact } from '../mail/mail-failure.ts'
import { type LostUploads, readFacts } from './backups/system-facts.ts'
import { reserveBytes } from './disk-reserve.ts'
import { type DiskRoom, readDiskRoom } from './disk-room.ts'
import { readBackupStatus } from './nightly/backup-status.ts'

export type FoundNotice = { code: NoticeCode; since?: string; details?: string[] }

/** Backups are nightly: when the newest is older, a night was missed, in ms. */
const backupLasts = 36 * hourMs
/** A restarting mail server is back within this time, in ms. */
const mailPatience = 10 * minuteMs
/** How long lost uploads stay urgent, in ms. */
const lossPatience = 7 * dayMs

const isOlder = (at: string, age: number, now: Date): boolean => now.getTime() - Date.parse(at) > age

/** The first backup and copy follow the first start within minutes; before them only a failure counts. */
function findOldBackups({ lastProven, failure, elsewhere }: BackupStatus, now: Date): FoundNotice[] {
  const made = lastProven?.createdAt
  const copied = elsewhere?.lastCopy?.at
  const since = made === undefined ? failure?.at : isOlder(made, backupLasts, now) ? made : undefined
  const copySince =
    copied === undefined ? elsewhere?.failure?.at : isOlder(copied, backupLasts, now) ? copied : undefined
  return [
    ...(since === undefined ? [] : [{ code: 'backup_old', since } as const]),
    ...(copySince === undefined ? [] : [{ code: 'copy_old', since: copySince } as const]),
  ]
}

function findFullDisk({ free, needed }: DiskRoom, isLow: boolean): FoundNotice[] {
  if (isLow || free < reserveBytes) return [{ code: 'disk_full' }]
  return free < needed ? [{ code: 'disk_low', details: [free, needed].map(formatBytes) }] : []
}

/** Formats bytes in the units of `df -h`. */
function formatBytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes < 1024 ? `${Math.round(megabytes)} MB` : `${(megabytes / 1024).toFixed(1)} GB`
}

/** A file that was not found within a week is in no backup. A permanent urgent notice would hide others. */
const nameLoss = ({ at }: LostUploads, now: Date) =>
  isOlder(at, lossPatience, now) ? 'uploads_lost' : 'uploads_missing'

const listLost = ({ count, names }: LostUploads): string[] =>
  count > names.length ? [...names, `+${count - names.length}`] : names

/** Checks mails, backups, disk and version (rule OPS-19). */
export async function findNotices(deps: Deps): Promise<FoundNotice[]> {
  const now = deps.now()
  const [fact, backups] = await Promise.all([readFacts(deps), readBackupStatus(deps)])
  const mails = fact<MailFailure>(mailFailureFact)
  const room = await readDiskRoom(deps.config, backups.lastProven?.bytes)
  const newer = findNewerVersion(readChangelog())
  const found: FoundNotice[] = [...findFullDisk(room, deps.reserve.isLow()), ...findOldBackups(backups, now)]
  if (mails && isOlder(mails.since, mailPatience, now)) found.push({ code: 'mail_failing', since: mails.since })
  const lost = fact<LostUploads>('lost-uploads')
  if (lost) found.push({ code: nameLoss(lost, now), since: lost.at, details: listLost(lost) })
  if (newer !== undefined) found.push({ code: 'newer_version', details: [newer] })
  return found
}
