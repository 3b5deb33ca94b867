import { join } from 'node:path'
import { defaultPageSettings } from '../../api/src/contract/settings/default-page-settings.ts'
import { chooseBuild } from '../../api/src/serve/choose-build.ts'
import { startRendering } from '../../api/src/serve/pages/render.ts'
import { findRendering, makeJob, storeRendering } from '../../api/src/serve/pages/rendered-folders.ts'
import { repository } from '../tools/run-tool.ts'

/**
 * Renders the pages with the default settings beside the build: the first start uses them, and every server at least their
 * pictures.
 * @throws when a page cannot be rendered
 */
export async function renderDefaults(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const { folder: build } = chooseBuild(join(repository, 'site'))
  const wanted = {
    build,
    settings: defaultPageSettings,
    publicUrl: new URL(env.PUBLIC_URL || 'http://localhost:3000').origin,
    googleClientId: env.GOOGLE_CLIENT_ID || undefined,
  }
  if (findRendering(wanted, [build]) !== undefined) return
  const job = makeJob(wanted, build, [])
  await startRendering(job).done
  storeRendering(job)
}
