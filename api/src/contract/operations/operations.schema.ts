import { count, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { firstSteps, noticeCodes, urgentNotices } from './notices.ts'

const failureSchema = z.strictObject({ at: time, message: z.string() })

/** GET /admin/backups. Sizes are in bytes; `counts` are rows by table in the restored copy. */
export const backupStatusSchema = z.strictObject({
  /** Newest backup that was restored into a scratch folder and counted; null before the first. */
  lastProven: z
    .strictObject({
      bytes: count,
      createdAt: time,
      provenAt: time,
      counts: z.record(z.string(), count),
      uploads: count,
      sealed: z.boolean(),
    })
    .nullable(),
  /** Failure after that backup, if any. */
  failure: failureSchema.nullable(),
  /** Copies of nightly backups outside this machine; null when none are made. */
  elsewhere: z
    .strictObject({
      lastCopy: z.strictObject({ at: time, bytes: count }).nullable(),
      failure: failureSchema.nullable(),
      /** Whether the copy folder is on the disk of the data. */
      sameDisk: z.boolean(),
    })
    .nullable(),
})

/** A problem of the installation, and since when. `details` contains setting names, a version, sizes or stored file names. */
export const noticeSchema = z.strictObject({ code: z.enum(noticeCodes), since: time, details: z.array(z.string()) })

/** GET /admin/notices: the running version, the problems, and the open tasks of a new office. */
export const noticesSchema = z.strictObject({
  version: z.string(),
  notices: z.array(noticeSchema),
  /** Empty once a caretaker and a booking exist. */
  firstSteps: z.array(z.enum(firstSteps)),
})

/** Fields other than `status` are for operators only. "degraded" lists its causes and is also answered with 200. */
export const healthSchema = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  causes: z.array(z.enum(urgentNotices)).exactOptional(),
  version: z.string().exactOptional(),
  backup: backupStatusSchema.exactOptional(),
  waitingMails: count.exactOptional(),
  uptimeSeconds: count.exactOptional(),
})

export type BackupStatus = z.output<typeof backupStatusSchema>

export type Notice = z.output<typeof noticeSchema>

export type Notices = z.output<typeof noticesSchema>
