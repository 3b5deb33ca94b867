import { describe, expect, it } from 'vitest'
import { isName, requireObjectName } from './object-store.ts'
import { isUploadName, newUploadName } from './open-store.ts'
import { parsePlace } from './place.ts'

const bucket = {
  kind: 'bucket',
  url: 'https://s3.example.org/copies',
  prefix: '',
  region: 'us-east-1',
  accessKeyId: 'KEY',
  secretAccessKey: 'SECRET',
}

describe('the address of a bucket', () => {
  it.each([
    ['s3://KEY:SECRET@s3.example.org/copies', {}],
    ['s3://KEY:SECRET@s3.example.org/copies/', {}],
    ['s3://KEY:SECRET@s3.example.org/copies?region=', {}],
    ['s3://KEY:SECRET@s3.example.org/copies?tls=on', {}],
    ['s3://KEY:SECRET@s3.example.org/copies?tls=off', { url: 'http://s3.example.org/copies' }],
    [
      's3://KEY:SECRET@s3.example.org/copies?region=ap-south-1&tls=off',
      { url: 'http://s3.example.org/copies', region: 'ap-south-1' },
    ],
    ['s3://KEY:SECRET@s3.example.org/copies/of/thodu/', { prefix: 'of/thodu/' }],
    ['s3://K%2FY:SECRET@s3.example.org/copies', { accessKeyId: 'K/Y' }],
  ])('%s is read, with defaults for missing parts', (text, more) => {
    expect(parsePlace(text)).toEqual({ ...bucket, ...more })
  })

  it.each([
    's3://KEY:SECRET@s3.example.org',
    's3://KEY:SECRET@s3.example.org/',
    's3://KEY:SECRET@s3.example.org/Copies',
    's3://KEY:SECRET@s3.example.org/copies#of',
    's3://KEY:SECRET@s3.example.org/copies?region=x&key=y',
    's3://KEY:%E0%A4%A@s3.example.org/copies',
    's3://%E0%A4%A:SECRET@s3.example.org/copies',
    's3://:SECRET@s3.example.org/copies',
    's3://KEY:SECRET@/copies',
    's3://KEY:SECRET@s3.example.org:port/copies',
    'http://KEY:SECRET@s3.example.org/copies',
  ])('%s is refused', (text) => {
    expect(parsePlace(text)).toBeUndefined()
  })
})

it('a folder is given by its full path, which is normalised', () => {
  expect(parsePlace('/mnt/../srv/copies/')).toEqual({ kind: 'folder', path: '/srv/copies' })
})

it('names are flat and short, and no name leads to another folder', () => {
  for (const name of ['a', '_a', 'nightly-1.tar.sealed', 'a'.repeat(200)])
    expect(requireObjectName(name), name).toBe(name)
  for (const name of ['', '.', '..', '.a', 'a/b', 'a b', 'ä', 'a'.repeat(201)]) {
    expect(isName(name), name).toBe(false)
    expect(() => requireObjectName(name), name).toThrow(expect.objectContaining({ name: 'StoreError', why: 'failed' }))
  }
})

it('a new upload gets a unique name in our format', () => {
  const [one, other] = [newUploadName(), newUploadName()]
  expect([isUploadName(one), one === other]).toEqual([true, false])
  for (const name of ['', `${one}.pdf`, `x${one}`, one.toUpperCase(), 'thodu-installation'])
    expect(isUploadName(name), name).toBe(false)
})
