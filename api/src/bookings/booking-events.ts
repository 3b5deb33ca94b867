import type { Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { AuditChange } from '../contract/audit/audit.schema.ts'
import type { AuditAction, AuditResourceType } from '../contract/audit/audit-actions.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { bookingMails } from '../mail/booking-mails.ts'
import { queueTeamMail, queueUpdateMail } from '../mail/queue-mail.ts'
import type { StoredBooking } from './booking-wire.ts'

type BookingEvent = {
  action: AuditAction
  resourceType?: AuditResourceType
  description: string
  changes?: AuditChange[]
  at: Date
}

export const auditBooking = (tx: Tx, { performer }: Caller, booking: { id: string }, event: BookingEvent) =>
  writeAudit(tx, { performer, resourceType: 'booking', resourceId: booking.id, ...event })

/** Notifies the customer (by preference) and the team of a cancelled booking (rule MAIL-5). */
export async function mailCancelled(tx: Tx, deps: Deps, booking: StoredBooking, at: Date): Promise<void> {
  await queueUpdateMail(tx, booking.user_id, bookingMails.cancelled(booking, deps.config.office), at)
  await queueTeamMail(tx, deps.config, bookingMails.cancelledForTeam(booking, deps.config.office), at)
}

/** Notifies the customer (by preference) and the team that a finished booking continues. */
export async function mailContinues(tx: Tx, deps: Deps, booking: StoredBooking, at: Date): Promise<void> {
  const { office } = deps.config
  await queueUpdateMail(tx, booking.user_id, bookingMails.continues(booking, booking.status, office), at)
  await queueTeamMail(tx, deps.config, bookingMails.continuesForTeam(booking, booking.status, office), at)
}

export const mailStatusChanged = (tx: Tx, deps: Deps, booking: StoredBooking, at: Date): Promise<void> =>
  queueUpdateMail(tx, booking.user_id, bookingMails.statusChanged(booking, booking.status, deps.config.office), at)
