import { repository } from '../tools/run-tool.ts'
import { findFloating, floatingProjects } from './find-floating.ts'

const found = [...new Set(floatingProjects(repository).flatMap((projects) => findFloating(projects, repository)))]
if (found.length > 0) {
  console.error(`Nobody looks after these promises: await them, or say \`void\` and why.\n${found.join('\n')}`)
  process.exitCode = 1
}
