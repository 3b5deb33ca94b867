import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../support/sources/source-files.ts'

export type Instruction = { name: string; value: string }
/** A build stage: its base image, the name that others copy from, and its instructions in order. */
export type Stage = { image: string; name: string; instructions: Instruction[] }

export function readDockerfile(): Stage[] {
  const text = readFileSync(join(repository, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
  const stages: Stage[] = []
  for (const [, name = '', value = ''] of text.matchAll(/^([A-Z]+) (.*)$/gm)) {
    const [, image = '', stage = ''] = /^(\S+)(?: AS (\S+))?$/.exec(value) ?? []
    if (name === 'FROM') stages.push({ image, name: stage, instructions: [] })
    else stages.at(-1)?.instructions.push({ name, value })
  }
  return stages
}

/** The patterns of .dockerignore in the syntax of git: those without `**` apply to the root only. */
export const readDockerIgnore = (): string =>
  readFileSync(join(repository, '.dockerignore'), 'utf8').replaceAll(/^(?=[^#*\s])/gm, '/')
