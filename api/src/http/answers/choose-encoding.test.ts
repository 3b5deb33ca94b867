import { expect, test } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

const both = () => true

test.each<[accepted: string | undefined, chosen: string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['br', 'br'],
  ['GZIP', 'gzip'],
  ['BR', 'br'],
  ['brotli', undefined],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['br; q=0 , *', 'gzip'],
  ['br;q=nonsense', undefined],
  ['x-gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  // For equal qualities the smaller encoding wins.
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['gzip;q=0.6, br;q=0.5', 'gzip'],
  ['gzip ; Q = 0.2 , br;q=0', 'gzip'],
  ['br;q=0', undefined],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['gzip;level=1;q=0.7, br;level=1', 'br'],
  // A quality outside 0 to 1 counts as 0.
  ['br;q=2, gzip', 'gzip'],
  ['br;q=-1, gzip', 'gzip'],
  ['br;q=x, gzip', 'gzip'],
  ['br;q=1', 'br'],
  ['br;aq=0', 'br'],
])('Accept-Encoding %s is answered in %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted, both)).toBe(chosen)
})

test('only an available encoding is chosen', () => {
  expect(chooseEncoding('br, gzip', (encoding) => encoding === 'gzip')).toBe('gzip')
  expect(chooseEncoding('br', (encoding) => encoding === 'gzip')).toBeUndefined()
})
