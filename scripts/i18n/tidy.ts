import { text } from 'node:stream/consumers'
import { startTool } from '../tools/run-tool.ts'

/** Returns the code of a TypeScript file as Biome formats it. Other files are returned unchanged. */
export async function tidy(file: string, code: string): Promise<string> {
  if (!file.endsWith('.ts')) return code
  const biome = startTool('biome', ['check', '--write', `--stdin-file-path=${file}`], '.', {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  if (!biome.stdin || !biome.stdout) throw new Error('Biome cannot be started')
  biome.stdin.end(code)
  return text(biome.stdout)
}
