import type { BackupStatus } from '@thodu/api/contract/operations/operations.schema'

/** One sentence about the backups: its translation key, its time, and whether the office must act. */
export type Remark = {
  key: 'proven' | 'none' | 'failed' | 'loadFailed' | 'copied' | 'notCopied' | 'copyFailed' | 'oneDisk'
  time?: string
  isAlarming?: boolean
}

function remarkOnCopies(elsewhere: NonNullable<BackupStatus['elsewhere']>): Remark[] {
  const { lastCopy, failure, sameDisk } = elsewhere
  const copied: Remark = lastCopy ? { key: 'copied', time: lastCopy.at } : { key: 'notCopied' }
  return [
    ...(failure ? [{ key: 'copyFailed', time: failure.at, isAlarming: true } as const] : []),
    sameDisk ? { key: 'oneDisk' } : copied,
  ]
}

export function remarksOn({ lastProven, failure, elsewhere }: BackupStatus): Remark[] {
  const made: Remark = failure
    ? { key: 'failed', time: failure.at, isAlarming: true }
    : lastProven
      ? { key: 'proven', time: lastProven.provenAt }
      : { key: 'none' }
  return [made, ...(elsewhere === null ? [{ key: 'oneDisk' } as const] : remarkOnCopies(elsewhere))]
}
