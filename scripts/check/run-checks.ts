import { runTool, type Tool } from '../tools/run-tool.ts'

type Check = { name: string; tool: Tool; args: string[]; room: string }

const typesOf = (room: string, also: readonly string[] = []): Check => ({
  name: `types of ${[...also, room].join(', ')}`,
  tool: 'tsc',
  args: ['-p', '.'],
  room,
})

const checks: Check[] = [
  { name: 'types of site', tool: 'astro', args: ['check', '--minimumSeverity', 'warning'], room: 'site' },
  { name: 'lint and format', tool: 'biome', args: ['check', '--diagnostic-level=error', '.'], room: '.' },
  { name: 'floating promises', tool: 'floating', args: [], room: '.' },
  // The scripts import the API, and both have the same options: one program reads all of it once.
  typesOf('scripts', ['db', 'api']),
  typesOf('backoffice'),
  typesOf('tests'),
]
/** The machines are small: two at a time keep both cores busy. */
const atOnce = 2

/**
 * Lints everything and checks the types of every room, saying what failed and why.
 * @returns the names of the checks that failed
 */
export async function runChecks(say: (line: string) => void): Promise<string[]> {
  const waiting = [...checks]
  const failed: string[] = []
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output } = await runTool(check.tool, check.args, check.room)
      say(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name}`)
      if (code === 0) continue
      failed.push(check.name)
      say(output)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}
