import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository, runTool, type Tool } from '../tools/run-tool.ts'

export type Check = { name: string; tool: Tool; args: string[]; workspace: string }

const typesOf = (workspace: string, also: readonly string[] = []): Check => ({
  name: `types of ${[...also, workspace].join(', ')}`,
  tool: 'tsc',
  args: ['-p', '.'],
  workspace,
})

const checks: Check[] = [
  { name: 'types of site', tool: 'astro', args: ['check', '--minimumSeverity', 'warning'], workspace: 'site' },
  { name: 'lint and format', tool: 'biome', args: ['check', '--diagnostic-level=error', '.'], workspace: '.' },
  // The scripts import the API with the same compiler options: one program reads all of it once.
  typesOf('scripts', ['db', 'api']),
  typesOf('backoffice'),
  typesOf('tests'),
]
/** Two checks at a time use the two cores of a small machine. */
const atOnce = 2

/** Lint and format of these files. Biome skips files of a type that it does not know. */
const lintOf = (files: readonly string[]): Check => ({
  name: 'lint and format of the changed files',
  tool: 'biome',
  args: ['check', '--diagnostic-level=error', '--files-ignore-unknown=true', '--no-errors-on-unmatched', ...files],
  workspace: '.',
})

export const commandsOf = (workspaces: readonly string[], files: readonly string[]): Check[] => [
  ...checks.filter(({ name, workspace }) => name.startsWith('types of') && workspaces.includes(workspace)),
  lintOf(files.filter((file) => existsSync(join(repository, file)))),
]

/**
 * Prints the output of failed checks. Without a list it lints everything and checks the types of every workspace.
 * @returns the names of the failed checks
 */
export async function runChecks(say: (line: string) => void, wanted: readonly Check[] = checks): Promise<string[]> {
  const waiting = [...wanted]
  const failed: string[] = []
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output } = await runTool(check.tool, check.args, check.workspace)
      say(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name}`)
      if (code === 0) continue
      failed.push(check.name)
      say(output)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}
