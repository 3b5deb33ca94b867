import type { BackupStatus } from '@thodu/api/contract/operations/operations.schema'

/** One sentence about the backups: its translation key, its time, and whether the office must act. */
export type BackupNotice = {
  key: 'proven' | 'none' | 'failed' | 'loadFailed' | 'copied' | 'notCopied' | 'copyFailed' | 'oneDisk'
  time?: string
  isAlarming?: boolean
}

function noticeOnCopies(elsewhere: NonNullable<BackupStatus['elsewhere']>): BackupNotice[] {
  const { lastCopy, failure, sameDisk } = elsewhere
  const copied: BackupNotice = lastCopy ? { key: 'copied', time: lastCopy.at } : { key: 'notCopied' }
  return [
    ...(failure ? [{ key: 'copyFailed', time: failure.at, isAlarming: true } as const] : []),
    sameDisk ? { key: 'oneDisk' } : copied,
  ]
}

export function noticesOn({ lastProven, failure, elsewhere }: BackupStatus): BackupNotice[] {
  const made: BackupNotice = failure
    ? { key: 'failed', time: failure.at, isAlarming: true }
    : lastProven
      ? { key: 'proven', time: lastProven.provenAt }
      : { key: 'none' }
  return [made, ...(elsewhere === null ? [{ key: 'oneDisk' } as const] : noticeOnCopies(elsewhere))]
}
