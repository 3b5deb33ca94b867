// The package's entry for tests, scripts and benchmarks; the front ends import `@thodu/api/contract/*` only.
export { createAdmin, ensureFirstAdmin } from './accounts/create-admin.ts'
export { resetFactors } from './accounts/two-factor/reset-factors.ts'
export { verifyAudit } from './audit/verify-audit.ts'
export { type Config, findPlaces, loadConfig } from './config/config.ts'
export { ConfigError, environment } from './config/environment.ts'
export { createApp } from './create-app.ts'
export { createDeps } from './create-deps.ts'
export { explainError } from './explain-error.ts'
export type { Deps } from './http/environment.ts'
export { queueMail, queueTeamMail, queueUpdateMail } from './mail/queue-mail.ts'
export { openSeals } from './mail/sealed-text.ts'
export {
  countPending,
  describeDatabase,
  NoInstallationError,
  nameDatabase,
  openInstallation,
  requireAccounts,
  requireInstallation,
} from './open-installation.ts'
export { backupNow } from './operations/backups/backup-now.ts'
export { makeVerifiedBackup } from './operations/backups/verified-backup.ts'
export { withLease } from './operations/leases.ts'
export { moveInstallation } from './operations/move-installation.ts'
export { eraseAccountAtEnd, eraseDueAccounts, findDue } from './privacy/retention/erase-due-accounts.ts'
export { restoreAndErase as restoreBackup } from './privacy/retention/restore-and-erase.ts'
export { makeBackupKey } from './sealing/backup-key.ts'
export { type Removal, type RemovedPart, removeAccount } from './users/remove-account.ts'
