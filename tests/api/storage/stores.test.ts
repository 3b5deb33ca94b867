import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBucketStore } from '../../../api/src/storage/bucket-store.ts'
import { createFolderStore } from '../../../api/src/storage/folder-store.ts'
import type { LocalFile, ObjectStore } from '../../../api/src/storage/object-store.ts'
import { type Place, parsePlace } from '../../../api/src/storage/place.ts'
import { startBucket, type TestBucket, type Trouble } from '../../support/servers/bucket.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-stores-'))
let bucket: TestBucket

beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(async () => {
  await bucket.remove()
  rmSync(scratch, { recursive: true, force: true })
})

let files = 0
function makeFile(content: Buffer): LocalFile {
  const path = join(scratch, `file-${++files}`)
  writeFileSync(path, content)
  return { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

async function readAll(store: ObjectStore, name: string): Promise<Buffer | undefined> {
  const found = await store.open(name)
  if (!found) return undefined
  const parts: Buffer[] = []
  for await (const part of found.stream) parts.push(part as Buffer)
  expect(Buffer.concat(parts)).toHaveLength(found.bytes)
  return Buffer.concat(parts)
}

const openBucket = (url: string, options?: Parameters<typeof createBucketStore>[1]): ObjectStore => {
  const place: Place | undefined = parsePlace(url)
  if (place?.kind !== 'bucket') throw new Error(`no bucket: ${url}`)
  return createBucketStore(place, options)
}

describe.each<[string, () => ObjectStore]>([
  ['a folder', () => createFolderStore(join(scratch, 'folder'), { own: true })],
  [
    'a folder on another disk',
    () => {
      mkdirSync(join(scratch, 'other-disk'), { recursive: true })
      return createFolderStore(join(scratch, 'other-disk'), { own: false })
    },
  ],
  ['a bucket', () => openBucket(bucket.url)],
  ['a bucket that takes large files in parts', () => openBucket(bucket.url, { partBytes: 1_000_000 })],
  ['a folder within a bucket', () => openBucket(bucket.url.replace('?', '/of/somebody?'))],
])('%s', (_, open) => {
  test('stores, opens, lists and removes files, and returns undefined for an unknown one', async () => {
    const store = open()
    const content = randomBytes(3_000_000)
    const file = makeFile(content)
    await store.keep('one.pdf', file)
    expect((await readAll(store, 'one.pdf'))?.equals(content)).toBe(true)
    const listed = await store.list()
    expect(listed).toEqual([{ name: 'one.pdf', bytes: 3_000_000, changedAt: expect.any(Date) }])
    expect(Math.abs((listed[0]?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    await store.remove('one.pdf')
    await store.remove('one.pdf')
    expect(await store.open('one.pdf')).toBeUndefined()
    expect(await store.list()).toEqual([])
  })

  test('overwrites nothing and writes nothing outside its folder', async () => {
    const store = open()
    const first = randomBytes(1_500_000)
    await store.keep('taken.jpg', makeFile(first))
    await expect(store.keep('taken.jpg', makeFile(randomBytes(1_500_000)))).rejects.toMatchObject({ why: 'taken' })
    expect((await readAll(store, 'taken.jpg'))?.equals(first)).toBe(true)
    for (const name of ['../x', 'a/b', '', '.hidden', 'a\nb'])
      await expect(store.keep(name, makeFile(first)), name).rejects.toThrow('not a valid object name')
    await store.remove('taken.jpg')
  })
})

test('a list is read page by page to its end, past foreign names', async () => {
  const store = openBucket(bucket.url, { pageSize: 2 })
  const below = openBucket(bucket.url.replace('?', '/p?'))
  const file = makeFile(Buffer.from('x'))
  const names = ['a', 'm', 'n', 'o', 'z']
  for (const name of names) await store.keep(name, file)
  for (const name of names) await below.keep(name, file)
  expect((await store.list()).map(({ name }) => name)).toEqual(names)
  for (const name of names) await Promise.all([store.remove(name), below.remove(name)])
})

describe('a faulty bucket', () => {
  const keep = (url: string, options?: Parameters<typeof createBucketStore>[1]): Promise<unknown> =>
    openBucket(url, options)
      .keep('trouble', makeFile(randomBytes(50_000)))
      .then(() => 'kept')
      .catch((error: unknown) => error)
  const expectRefusal = (error: unknown, words: string) => {
    expect(error).toMatchObject({ name: 'StoreError', message: words })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('CANARY')
  }

  test('that is full is reported without secrets', async () => {
    bucket.makeTrouble('full')
    expectRefusal(await keep(bucket.url), 'the bucket answered 507 StorageFull')
    // With an upload in parts, the bucket discards the sent parts and no object exists.
    expectRefusal(await keep(bucket.url, { partBytes: 20_000 }), 'the bucket answered 507 StorageFull')
    expect(bucket.seen.at(-1)).toBe('DELETE /copies/trouble')
    expect(await openBucket(bucket.url).list()).toEqual([])
    bucket.makeTrouble(undefined)
  })

  test('that is slow still receives all files', async () => {
    bucket.makeTrouble('slow')
    const store = openBucket(bucket.url, { stallLimit: 400 })
    const content = randomBytes(2_000_000)
    await store.keep('slow', makeFile(content))
    expect((await readAll(store, 'slow'))?.equals(content)).toBe(true)
    bucket.makeTrouble(undefined)
    await store.remove('slow')
  })

  test('that has moved is reported, and its redirect is not followed', async () => {
    bucket.makeTrouble('moved')
    const before = bucket.seen.length
    expectRefusal(await keep(bucket.url), 'the bucket answered 301 PermanentRedirect')
    await expect(openBucket(bucket.url).open('x')).rejects.toThrow('the bucket answered 301 PermanentRedirect')
    expect(bucket.seen.slice(before)).toEqual(['PUT /copies/trouble', 'GET /copies/x'])
    bucket.makeTrouble(undefined)
  })

  // Garbage collection would end a request held by a weak reference long before the one-minute limit (rule OPS-16).
  const tooLong = 'the bucket did not respond for too long'
  describe.each<[Trouble, string]>([
    ['silent', tooLong],
    ['stuck', tooLong],
    ['stuck refusing', 'the bucket answered 404'],
  ])('that is %s, during garbage collection,', (trouble, words) => {
    // Where the status decides the message, it must arrive within this time, also on a busy machine.
    const limits = { stallLimit: trouble === 'stuck refusing' ? 5_000 : 1_500, partBytes: 20_000 }
    let tidying: NodeJS.Timeout | undefined
    beforeAll(() => {
      setFlagsFromString('--expose-gc')
      const tidy = runInNewContext('gc') as () => void
      tidying = setInterval(tidy, 50)
      bucket.makeTrouble(trouble)
    })
    afterAll(() => {
      clearInterval(tidying)
      bucket.makeTrouble(undefined)
    })

    test.concurrent('ends writing in time', async () => {
      // The bucket must answer 200 within this time, also on a busy machine.
      const outcome = await keep(bucket.url, { stallLimit: trouble === 'silent' ? 1_500 : 5_000 })
      // After a 200 the bucket has the file, whatever else it sends.
      if (trouble === 'stuck') expect(outcome).toBe('kept')
      else expectRefusal(outcome, words)
    })
    test.concurrent('ends writing in parts in time', async () => {
      expectRefusal(await keep(bucket.url, limits), words)
    })
    test.concurrent('ends opening in time', async () => {
      await expect(readAll(openBucket(bucket.url, limits), 'x')).rejects.toThrow(words)
    })
    test.concurrent('ends listing in time', async () => {
      await expect(openBucket(bucket.url, limits).list()).rejects.toThrow(words)
    })
    test.concurrent('ends removing in time', async () => {
      await expect(openBucket(bucket.url, limits).remove('x')).rejects.toThrow(tooLong)
    })
  })

  test('that is down is reported without secrets', async () => {
    await bucket.stop()
    expectRefusal(await keep(bucket.url), 'the bucket could not be reached (ECONNREFUSED)')
    await bucket.start()
  })

  test('that is forbidden or missing is reported without secrets', async () => {
    expectRefusal(await keep(bucket.wrongUrl), 'the bucket answered 403 SignatureDoesNotMatch')
    const elsewhere = bucket.url.replace('/copies', '/nobodys')
    expectRefusal(await keep(elsewhere), 'the bucket answered 404 NoSuchBucket')
    await expect(openBucket(elsewhere).open('x')).rejects.toThrow('NoSuchBucket')
  })
})
