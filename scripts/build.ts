import { checkSettingFiles } from './tools/check-setting-files.ts'

// Before any import of these files: a forgotten comma would end it with a stack trace.
await checkSettingFiles()
const { checkEnvironment } = await import('../api/src/config/environment.ts')
const { buildStaleWorkspaces } = await import('./build/build-workspaces.ts')
const { renderDefaults } = await import('./build/render-defaults.ts')
const { exitSaying } = await import('./tools/exit-saying.ts')

try {
  checkEnvironment()
  const built = await buildStaleWorkspaces(console.log)
  await renderDefaults()
  console.log(
    built.length > 0 ? `Built: ${built.join(', ')}.` : 'Nothing to build: site and back office are up to date.',
  )
} catch (error) {
  exitSaying(error)
}
