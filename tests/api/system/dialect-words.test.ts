import {
  findBookingsWith,
  includesIndexedText,
  includesText,
  isOneOf,
  limitTo,
  personTexts,
  searchAuditLog,
  toLowerCase,
  withoutIndex,
} from '@thodu/db'
import { type Expression, type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { jsonText, lastLetters, missingFirst } from '../../../db/src/dialect/dialect.ts'
import { createTestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { useWorld } from '../../support/use-world.ts'

/** Each SQL expression of the dialect must have the same meaning on both engines (docs/decisions/0035-two-engines.md). */
const api = useWorld(createTestApi)

const ask = async (query: RawBuilder<{ said: unknown }>) =>
  (await query.execute(api.deps.database.read)).rows.map(({ said }) => said)
const say = async (word: Expression<unknown>) => (await ask(sql<{ said: unknown }>`select ${word} as said`))[0]
const text = (value: string) => sql<string>`cast(${value} as text)`
const flag = (condition: RawBuilder<unknown>) => sql`case when ${condition} then 'yes' else 'no' end`

describe('a text expression', () => {
  test.each([
    ['రాము asha', 'sha', 'yes'],
    ['asha', 'Sha', 'no'],
    ['asha', '', 'yes'],
    ['50% off', '0%', 'yes'],
    ['50 off', '0%', 'no'],
    ['a_b', '_', 'yes'],
    ['ab', '_', 'no'],
    ['a\\b', '\\', 'yes'],
    ['ab', '\\', 'no'],
    ["o'neil", "'n", 'yes'],
  ])('finds in %j, %j: %s', async (whole, part, holds) => {
    expect(await say(flag(includesText(text(whole), part)))).toBe(holds)
    expect(await say(flag(includesIndexedText(text(whole), part)))).toBe(holds)
  })

  test('changes letters A to Z to lower case only, and returns the available last letters', async () => {
    expect(await say(toLowerCase(text('ABÉ Zశ')))).toBe('abÉ zశ')
    expect(await say(lastLetters(text('abcdé'), 2))).toBe('dé')
    expect(await say(lastLetters(text('ab'), 5))).toBe('ab')
  })

  test('returns a field of a JSON text, or null', async () => {
    const row = sql`(select '{"name":"Asha","age":7,"none":null}' as kept) as t`
    const read = (field: string) => ask(sql<{ said: unknown }>`select ${jsonText('kept', field)} as said from ${row}`)
    expect([await read('name'), await read('none'), await read('other')]).toEqual([['Asha'], [null], [null]])
  })
})

describe('a row expression', () => {
  const rows = sql`(select 'a' as name, 1 as n union all select 'b', 2 union all select 'c', 3 union all select 'd', null) as t`

  test('finds rows with one of several texts or numbers', async () => {
    const find = (condition: RawBuilder<unknown>) =>
      ask(sql<{ said: unknown }>`select name as said from ${rows} where ${condition} order by name`)
    expect(await find(isOneOf('name', ['a', 'c', 'x']))).toEqual(['a', 'c'])
    expect(await find(isOneOf('t.n', [2, 3]))).toEqual(['b', 'c'])
    expect(await find(isOneOf('name', []))).toEqual([])
    expect(await find(isOneOf('name', ["a'b"]))).toEqual([])
    expect(await find(sql`${withoutIndex('n')} = 2`)).toEqual(['b'])
  })

  test('limits the rows and sorts null first', async () => {
    const first = (limit: number) =>
      ask(sql<{ said: unknown }>`select name as said from ${rows} order by ${missingFirst('n')} ${limitTo(limit)}`)
    expect([await first(2), await first(0)]).toEqual([['d', 'a'], []])
  })
})

test('search texts of people belong to the given table alias', async () => {
  const [one, other] = [await api.signUp({ name: 'Sita' }), await api.signUp({ name: 'Rama', phone: '98490 12345' })]
  const found = sql<{
    said: unknown
  }>`select ${personTexts('second').text.as} || ' ' || ${personTexts('second').digits.as} as said
    from accounts as first, accounts as second where first.id = ${one.user._id} and second.id = ${other.user._id}`
  expect(await ask(found)).toEqual([`rama\u001f\u001f${other.user.email} 919849012345`])
})

describe('the newest bookings', () => {
  const texts = ['asha warangal', 'ravi "warangal" 50%', 'asha hanamkonda', 'latha and ravi']
  const seqs: number[] = []
  beforeAll(async () => {
    const owner = await api.signUp()
    for (const search_text of texts) seqs.push((await insertBooking(api, { owner, search_text })).seq)
  })

  test.each<[string[], number, number[]]>([
    [['asha'], 10, [2, 0]],
    [['asha'], 1, [2]],
    [['warangal', 'asha'], 10, [0]],
    [['sha war'], 10, [0]],
    [['"warangal"'], 10, [1]],
    [['50%'], 10, [1]],
    [['and'], 10, [3]],
    [['___'], 10, []],
    [['nobody'], 10, []],
  ])('that contain %j are %i at most', async (terms, limit, places) => {
    const found = sql<{
      said: number
    }>`select seq as said from bookings where seq in ${findBookingsWith(terms, limit)} order by seq desc`
    expect(await ask(found)).toEqual(places.map((place) => seqs[place]))
  })
})

describe('a search of the audit log', () => {
  const texts = ['kept a file', 'opened “a file”', 'kept x1', 'a file with 50% off', 'kept the file x1']
  const seqs: number[] = []
  beforeAll(async () => {
    const side = await api.sideDoor()
    const [last] = await side.rows<{ seq: number }>('select max(seq) as seq from audit_log')
    for (const [place, search_text] of texts.entries()) {
      const seq = Number(last?.seq ?? 0) + 1 + place
      await side.rows(
        `insert into audit_log (seq, id, action, user_name, user_email, user_role, description, resource_type, status,
           ip_address, changes, search_text, day, created_at, previous_hash, hash, version)
         values (?, ?, ?, '', '', '', '', '', 'success', '', '{}', ?, '2026-01-01', '2026-01-01T00:00:00.000Z', '', ?, 2)`,
        seq,
        `row ${place}`,
        place === 0 ? 'first' : 'later',
        search_text,
        `hash ${place}`,
      )
      seqs.push(seq)
    }
  })
  type Asked = Parameters<typeof searchAuditLog>[1]
  const search = async (asked: Partial<Asked>) => {
    const [fromSeq = 0] = seqs
    const whole: Asked = { words: [], fromSeq, toSeq: seqs.at(-1) ?? 0, condition: undefined, limit: 100, ...asked }
    return (await searchAuditLog(api.deps.database.read, whole)).map((seq) => seqs.indexOf(seq))
  }

  test('finds rows that contain each word, newest first', async () => {
    expect(await search({ words: ['file'] })).toEqual([4, 3, 1, 0])
    expect(await search({ words: ['kept', 'file'] })).toEqual([4, 0])
    expect(await search({ words: ['kept a f'] })).toEqual([0])
  })
  test('limits the number of rows', async () => {
    expect(await search({ words: ['file'], limit: 2 })).toEqual([4, 3])
    // Over any distance, because three letters are enough for the index.
    expect(await search({ words: ['off'], limit: 1 })).toEqual([3])
    expect(await search({ words: ['opened'], limit: 1 })).toEqual([1])
  })
  test('finds rows between two numbers, both included', async () => {
    expect(await search({ words: ['file'], fromSeq: seqs[1] ?? 0, toSeq: seqs[3] ?? 0 })).toEqual([3, 1])
    expect(await search({ fromSeq: seqs[1] ?? 0, toSeq: seqs[3] ?? 0 })).toEqual([3, 2, 1])
  })
  test('looks for short words in the matches of the longer ones, or in the newest rows', async () => {
    expect(await search({ words: ['x1', 'file'] })).toEqual([4])
    expect(await search({ words: ['x1'] })).toEqual([4, 2])
    expect(await search({ words: ['x1'], limit: 3 })).toEqual([4, 2])
    expect(await search({ words: ['x1'], limit: 2 })).toEqual([4])
    expect(await search({ limit: 2 })).toEqual([4, 3])
    // A character of two UTF-16 units counts as a letter.
    expect(await search({ words: ['😀x'] })).toEqual([])
    expect(await search({ words: ['0%', 'off'] })).toEqual([3])
  })
  test('combines words with a condition on the rows', async () => {
    const condition = sql`a.action = 'first'`
    expect(await search({ words: ['file'], condition })).toEqual([0])
    expect(await search({ condition })).toEqual([0])
    expect(await search({ words: ['file', 'x1'], condition })).toEqual([])
  })
})
