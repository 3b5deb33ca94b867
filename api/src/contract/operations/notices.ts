/**
 * Most urgent first. These need action on the server today: red in the attention list, and "degraded" in the health check
 * (rule OPS-19).
 */
export const urgentNotices = [
  'disk_full',
  'disk_low',
  'mail_failing',
  'backup_old',
  'copy_old',
  'uploads_missing',
] as const
export type UrgentNotice = (typeof urgentNotices)[number]

/** Shown above the dashboard, because they are less urgent. */
export const quietNotices = [
  'proxy_untrusted',
  'proxy_garbled',
  'uploads_lost',
  'placeholders',
  'newer_version',
] as const

export const noticeCodes = [...urgentNotices, ...quietNotices] as const
export type NoticeCode = (typeof noticeCodes)[number]

export const isUrgent = (code: NoticeCode): code is UrgentNotice => urgentNotices.some((urgent) => urgent === code)

/** One-time tasks of a new office, in order (rule SET-15). */
export const firstSteps = ['caretaker', 'booking', 'backup', 'second_factor'] as const
export type FirstStep = (typeof firstSteps)[number]
