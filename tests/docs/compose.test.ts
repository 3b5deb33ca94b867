import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment as known, loadConfig } from '@thodu/api'
import { describe, expect, test } from 'vitest'
import { repository } from '../support/sources/source-files.ts'

/** Values in .env for everything that has no default. */
const given: Record<string, string> = { POSTGRES_PASSWORD: 'letters7', JWT_SECRET: 'a secret of 32 characters or more' }
const fill = (value: string): string =>
  value
    .replace(
      /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
      (_whole, name: string, other?: string) => given[name] ?? other ?? '',
    )
    .replace(/^(["'])(.*)\1$/, '$2')

/** The variables in `environment:` of the server, with the values of an empty .env. */
function readEnvironment(file: string): Record<string, string> {
  const lines = readFileSync(join(repository, file), 'utf8').split('\n')
  const begin = lines.findIndex((line) => /^\s+environment:$/.test(line))
  const indent = /^\s*/.exec(lines[begin] ?? '')?.[0].length ?? 0
  const block = lines.slice(begin + 1)
  const end = block.findIndex((line) => line.trim() !== '' && (/^\s*/.exec(line)?.[0].length ?? 0) <= indent)
  const entries = block.slice(0, end).flatMap((line) => {
    const [, name, value] = /^\s+([A-Z_]+):\s*(.*)$/.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name, fill(value)] as const]
  })
  return Object.fromEntries(entries)
}

describe.each(['compose.yaml', 'compose.postgres.yaml'])('%s', (file) => {
  const environment = readEnvironment(file)

  test('passes on every environment variable except those that the image or this file sets', () => {
    const fixed = ['PORT', 'HOST', 'DATA_DIR', ...(file.includes('postgres') ? [] : ['DATABASE_URL'])]
    const expected = Object.keys(known).filter((name) => !fixed.includes(name))
    expect(Object.keys(environment).toSorted()).toEqual(expected.toSorted())
  })

  test('limits the log size of every service', () => {
    const text = readFileSync(join(repository, file), 'utf8')
    expect(text.match(/^ +logging:/gm)).toHaveLength(text.match(/^ +restart:/gm)?.length ?? 0)
    expect(text).toContain('max-size: 20m')
  })

  test('is a valid configuration with an empty .env', () => {
    const config = loadConfig({ ...environment, DATA_DIR: '/data' })
    expect(config.databaseAddress !== undefined).toBe(file.includes('postgres'))
  })
})

test('either of two processes can stop, because the proxy uses the other one', () => {
  const compose = readFileSync(join(repository, 'compose.postgres.yaml'), 'utf8')
  const processes = [...compose.matchAll(/^ {2}([\w-]+): \*thodu$/gm)].map(([, name = '']) => `${name}:3000`)
  expect(processes).toHaveLength(2)
  const [, mounted = ''] = /- (\.\/deploy\/\S+):\/etc\/caddy\/Caddyfile:ro/.exec(compose) ?? []
  const proxy = readFileSync(join(repository, mounted), 'utf8')
  expect(/reverse_proxy (.+) \{/.exec(proxy)?.[1]?.split(' ')).toEqual(processes)
  expect(proxy).toMatch(/^\s+lb_try_duration \d+s$/m)
  expect(proxy).toMatch(/^\s+fail_duration \d+s$/m)
})

test('secrets and data are not copied into the image', () => {
  const ignored = readFileSync(join(repository, '.dockerignore'), 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/.env.*', '**/*.env', '**/*.pem', '**/*.key', 'data']))
})
