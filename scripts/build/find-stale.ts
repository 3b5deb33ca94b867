import { join } from 'node:path'
import { repository } from '../tools/run-tool.ts'
import { type BuiltWorkspace, fingerprint, workspaces } from './fingerprint.ts'
import { isPublished } from './publish-build.ts'

export type Target = { workspace: BuiltWorkspace; stamp: string }

export const folderOf = (workspace: BuiltWorkspace): string => join(repository, workspace)

/** Lists the workspaces whose inputs changed since their last build. */
export const findStale = (): Target[] =>
  workspaces
    .map((workspace) => ({ workspace, stamp: fingerprint(workspace) }))
    .filter(({ workspace, stamp }) => !isPublished(folderOf(workspace), stamp))
