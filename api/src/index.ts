// The package's entry for tests, scripts and benchmarks; the front ends import `@thodu/api/contract/*` only.
export { createAdmin, ensureFirstAdmin, hasAdmin } from './accounts/create-admin.ts'
export { removeAccount } from './accounts/remove-account.ts'
export { verifyAudit } from './audit/verify-audit.ts'
export { type Config, ConfigError, environment, loadConfig } from './config/config.ts'
export { createApp } from './create-app.ts'
export { createDeps } from './create-deps.ts'
export type { AppEnvironment, Deps } from './http/environment.ts'
