import { checkSettingFiles } from './tools/check-setting-files.ts'

// Before any import of these files: a forgotten comma would end it with a stack trace.
await checkSettingFiles()
const { loadConfig } = await import('../api/src/config/config.ts')
const { brand } = await import('../api/src/contract/defaults/brand.config.ts')
const { probeAddress } = await import('../api/src/serve/listen.ts')
const { buildStaleWorkspaces } = await import('./build/build-workspaces.ts')
const { exitSaying } = await import('./tools/exit-saying.ts')

// Standard output is for the server's log (JSON lines); messages for people go to standard error.
const say = (line: string) => console.error(line)

try {
  // Reports a wrong variable or a taken port before the build, not after it.
  await probeAddress(loadConfig())
  await buildStaleWorkspaces(say)
} catch (error) {
  exitSaying(error)
}
const { runServer } = await import('../api/src/main.ts')
const { address, setupLink } = await runServer()
say(`\n  ${brand.name} is running at ${address}`)
if (setupLink !== undefined) say(`  There is no admin yet. Set up in the browser: ${setupLink}`)
say('')
