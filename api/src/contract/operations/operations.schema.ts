import { accessSubjects } from '../access/access.schema.ts'
import { roleSchema } from '../accounts/accounts.schema.ts'
import { auditActions, auditResourceTypes, auditStatuses } from '../audit/audit-actions.ts'
import { count, id, person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** Answers about the trail of what happened, who looked, and how the installation is run; no browser loads this file. */

export const auditChangeSchema = z.strictObject({
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  /** It changed, and what it said is not kept (health details, free text). */
  hidden: z.literal(true).exactOptional(),
})
export const auditLogSchema = z.strictObject({
  _id: id,
  action: z.enum(auditActions),
  /** The account of whoever did it. */
  userId: id.nullable(),
  userName: z.string(),
  userEmail: z.string(),
  userRole: z.union([roleSchema, z.enum(['visitor', 'system'])]),
  description: z.string(),
  resourceType: z.enum(auditResourceTypes),
  resourceId: z.string().nullable(),
  /** The id that is said on a phone, where the resource is a booking or its patient. */
  bookingId: z.string().nullable(),
  status: z.enum(auditStatuses),
  timestamp: time,
  ipAddress: z.string(),
  changes: z.array(auditChangeSchema),
})
export const auditLogPageSchema = z.strictObject({
  data: z.strictObject({ logs: z.array(auditLogSchema), total: count, totalPages: count, page: z.int().min(1) }),
})
export const auditStatsSchema = z.strictObject({
  data: z.strictObject({
    totalLogs: count,
    recentActivity: z.array(auditLogSchema),
    topUsers: z.array(z.strictObject({ userName: z.string(), userEmail: z.string(), count })),
    actionStats: z.array(z.strictObject({ action: z.enum(auditActions), count })),
  }),
})

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

/** What is wrong with how this is run, since when. */
export const noticeSchema = z.strictObject({ code: z.enum(['proxy_untrusted', 'proxy_garbled']), since: time })

/** More than `status` is for operators only. */
export const healthSchema = z.strictObject({
  status: z.literal('ok'),
  backup: backupStatusSchema.exactOptional(),
  waitingMails: count.exactOptional(),
  uptimeSeconds: count.exactOptional(),
})

/** GET /admin/access-log: who looked at whose data in one hour. `label` is what the office knows the subject by. */
export const accessEntrySchema = z.strictObject({
  _id: id,
  viewer: z.strictObject({ ...person, role: roleSchema }),
  subject: z.strictObject({ type: z.enum(accessSubjects), _id: z.string(), label: z.string() }),
  opened: count,
  listed: count,
  refused: count,
  firstAt: time,
  lastAt: time,
  ipAddress: z.string(),
})
