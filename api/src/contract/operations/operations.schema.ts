import { count, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { firstSteps, noticeCodes, urgentNotices } from './notices.ts'

const failureSchema = z.strictObject({ at: time, message: z.string() })

/** GET /admin/backups. Sizes in bytes; `counts` are rows by table in the restored copy. */
export const backupStatusSchema = z.strictObject({
  /** Newest backup that was restored into a scratch folder and counted. */
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
  /** Failure after that backup. */
  failure: failureSchema.nullable(),
  /** Copies outside this machine; null when none are made. */
  elsewhere: z
    .strictObject({
      lastCopy: z.strictObject({ at: time, bytes: count }).nullable(),
      failure: failureSchema.nullable(),
      /** The copy folder is on the disk of the data. */
      sameDisk: z.boolean(),
    })
    .nullable(),
})

/** `details`: setting names, a version, sizes or stored file names. */
export const noticeSchema = z.strictObject({ code: z.enum(noticeCodes), since: time, details: z.array(z.string()) })

/** GET /admin/notices */
export const noticesSchema = z.strictObject({
  version: z.string(),
  notices: z.array(noticeSchema),
  /** Empty once a caretaker and a booking exist. */
  firstSteps: z.array(z.enum(firstSteps)),
})

/** Fields other than `status` are for operators only. "degraded" is also answered with 200. */
export const healthSchema = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  causes: z.array(z.enum(urgentNotices)).exactOptional(),
  version: z.string().exactOptional(),
  backup: backupStatusSchema.exactOptional(),
  waitingMails: count.exactOptional(),
  uptimeSeconds: count.exactOptional(),
})

export type BackupStatus = z.output<typeof backupStatusSchema>

export type OperatorNotice = z.output<typeof noticeSchema>

export type OperatorNotices = z.output<typeof noticesSchema>
