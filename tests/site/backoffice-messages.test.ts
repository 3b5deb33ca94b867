import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedMessages } from '../../backoffice/src/words/en/shared.ts'
import { adminMessages } from '../../backoffice/src/words/en/admin.ts'

const source = join(import.meta.dirname, '..', '..', 'backoffice', 'src')
const catalogue: Record<string, unknown> = { ...sharedMessages, ...adminMessages }

const lookUp = (key: string): unknown =>
  key.split('.').reduce<unknown>((node, part) => {
    if (typeof node !== 'object' || node === null) return undefined
    return (node as Record<string, unknown>)[part]
  }, catalogue)

/** Keys written out in full in the sources of the admin's home and of what both homes share. */
function readKeys(): string[] {
  const files = ['app', 'admin'].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(source, folder, file), 'utf8')),
  )
  const keys = files.flatMap((code) => [...code.matchAll(/["'`]((?:app|admin|status)(?:\.\w+)+)["'`]/g)])
  return [...new Set(keys.map(([, key = '']) => key))].filter((key) => !key.endsWith('.ts'))
}

test('every message the admin screens name is in the catalogue', () => {
  const keys = readKeys()
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => typeof lookUp(key) !== 'string' && !isGroup(key))).toEqual([])
})

/** A group whose members are chosen by a value, e.g. `admin.roles` with the role. */
const isGroup = (key: string): boolean => typeof lookUp(key) === 'object'
