import { checkSettingFiles } from '../tools/check-setting-files.ts'

// Before any import of these files: a forgotten comma would end it with a stack trace.
await checkSettingFiles()
const { loadConfig } = await import('../../api/src/config/config.ts')
const { probeAddress } = await import('../../api/src/serve/listen.ts')
const { buildStaleWorkspaces } = await import('./build-workspaces.ts')
const { exitSaying } = await import('../tools/exit-saying.ts')

try {
  // Reports a wrong variable or a taken port before the build, not after it.
  await probeAddress(loadConfig())
  await buildStaleWorkspaces(console.error)
} catch (error) {
  exitSaying(error)
}
