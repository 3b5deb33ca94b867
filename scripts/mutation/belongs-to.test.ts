import { expect, test } from 'vitest'
import { features } from '../../tests/speeds/features.ts'
import { belongsTo } from './belongs-to.ts'

test('a file belongs to the feature that names it by the longest path, and to one of each engine', () => {
  const ownersOf = (file: string) =>
    Object.entries(features).flatMap(([name, feature]) => (belongsTo(feature, file) ? [name] : []))
  expect(ownersOf('api/src/accounts/sign-in.ts')).toEqual(['accounts'])
  expect(ownersOf('api/src/accounts/codes/verify-code.ts')).toEqual(['codes'])
  expect(ownersOf('db/src/dialect/dialect.ts')).toEqual(['sqlite', 'postgres'])
  expect(ownersOf('api/src/create-app.ts')).toEqual([])
})
