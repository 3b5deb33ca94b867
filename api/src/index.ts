// The package's entry for tests, scripts and benchmarks; the front ends import `@thodu/api/contract/*` only.
export { type Config, ConfigError, environment, loadConfig } from './config/config.ts'
export { createApp } from './create-app.ts'
export { createDeps } from './create-deps.ts'
export type { AppEnvironment, Deps } from './http/environment.ts'
