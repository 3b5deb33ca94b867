import { count, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { firstSteps, noticeCodes, urgentNotices } from './notices.ts'

const failureSchema = z.strictObject({ at: time, message: z.string() })

/** GET /admin/backups. Sizes in bytes, rows by table as counted in the restored copy. */
export const backupStatusSchema = z.strictObject({
  /** The newest backup that was restored into a scratch folder and counted; null before the first. */
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
  /** The failure after it, if there was one. */
  failure: failureSchema.nullable(),
  /** Copies of the nightly ones outside this machine; null when none are made. */
  elsewhere: z
    .strictObject({
      lastCopy: z.strictObject({ at: time, bytes: count }).nullable(),
      failure: failureSchema.nullable(),
      /** The folder for copies lies on the disk of the data. */
      sameDisk: z.boolean(),
    })
    .nullable(),
})

/** What is wrong with how this is run, since when; `details` are names of settings, a version, sizes, or stored names of files. */
export const noticeSchema = z.strictObject({ code: z.enum(noticeCodes), since: time, details: z.array(z.string()) })

/** GET /admin/notices: the version that runs, what is wrong, and what a new office has not done yet. */
export const noticesSchema = z.strictObject({
  version: z.string(),
  notices: z.array(noticeSchema),
  /** Empty once there are a caretaker and a booking. */
  firstSteps: z.array(z.enum(firstSteps)),
})

/** More than `status: "ok"` is for operators only; "degraded" names its causes and is answered with 200 all the same. */
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
