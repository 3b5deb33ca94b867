import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '@thodu/api'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const scripts = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts

describe('README', () => {
  it('lists every environment variable with its default and its meaning, and no other', () => {
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+) \| (.+) \|$/gm)].map(([, name, fallback, meaning]) => [
      name,
      fallback?.replaceAll('`', ''),
      meaning,
    ])
    const expected = Object.entries(environment).map(([name, entry]) => [name, entry.default, entry.meaning])
    expect(rows).toEqual(expected)
  })

  it('refers to existing commands', () => {
    const named = [...readme.matchAll(/`npm (?:run )?([a-z0-9:]+)/g)].map(([, command]) => command ?? '')
    expect(named.length).toBeGreaterThan(7)
    for (const command of named) expect(Object.keys(scripts)).toContain(command)
  })
})
