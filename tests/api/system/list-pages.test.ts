import { newId } from '@thodu/db'
import { beforeAll, expect, test } from 'vitest'
import { containsText, findPeople, holdsPerson, readPage } from '../../../api/src/http/lists/list-page.ts'
import { createTestApi } from '../../support/api.ts'
import { insertRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
const at = '2026-01-01T00:00:00.000Z'
const people = [
  { name: 'Asha Rao', email: 'asha@one.example', phone: '98480 11111', role: 'user' },
  { name: 'Ravi_Kumar', email: 'ravi@two.example', phone: '+91 98480-22222', role: 'user' },
  { name: 'Ravi%Kumar', email: 'other@two.example', phone: '', role: 'user' },
  { name: 'లక్ష్మి', search_name: 'lakshmi', email: 'l@three.example', phone: '098480 33333', role: 'caretaker' },
  { name: 'Removed Asha', email: 'gone@one.example', phone: '', role: 'user', removed_at: at },
  { name: 'Asha Closed', email: 'closed@one.example', phone: '', role: 'user', restricted_at: at },
] as const
const idOf = new Map<string, string>()

beforeAll(async () => {
  const rest = { location: '', email_updates: 1, sms_alerts: 1, marketing: 0, created_at: at, updated_at: at } as const
  const rows = people.map((person, index) => {
    const id = newId(Date.parse(at) + index * 1_000)
    idOf.set(person.name, id)
    return { ...rest, search_name: '', ...person, id }
  })
  await insertRows(api, 'accounts', rows)
})

const db = () => api.deps.database.read
const accounts = () => db().selectFrom('accounts')
const ours = () => accounts().where('accounts.id', 'in', [...idOf.values()])
const namesOf = (rows: { name: string }[]): string[] => rows.map(({ name }) => name).toSorted()

test.each<[text: string, names: string[]]>([
  ['asha', ['Asha Closed', 'Asha Rao', 'Removed Asha']],
  ['ASHA R', ['Asha Rao']],
  ['one.example', ['Asha Closed', 'Asha Rao', 'Removed Asha']],
  ['i_k', ['Ravi_Kumar']],
  ['i%k', ['Ravi%Kumar']],
  ['lakshmi', ['లక్ష్మి']],
  ['లక్ష్మి', ['లక్ష్మి']],
  ['98480', ['Asha Rao', 'Ravi_Kumar', 'లక్ష్మి']],
  ['+91 98480 22222', ['Ravi_Kumar']],
  ['098480-33333', ['లక్ష్మి']],
  ['nobody', []],
  ['.', people.map(({ name }) => name).toSorted()],
])('a person is found by %j', async (text, names) => {
  expect(namesOf(await ours().select('name').where(holdsPerson(text)).execute())).toEqual(names)
})

test.each<[text: string, names: string[]]>([
  ['asha', ['Asha Closed', 'Asha Rao', 'Removed Asha']],
  ['i_k', ['Ravi_Kumar']],
  ['i%k', ['Ravi%Kumar']],
  ['లక్ష్మి', ['లక్ష్మి']],
  ['22222', ['Ravi_Kumar']],
  ['91', ['Asha Rao', 'Ravi_Kumar', 'లక్ష్మి']],
  ['919', ['Asha Rao', 'Ravi_Kumar', 'లక్ష్మి']],
])('columns and numbers are searched for %j', async (text, names) => {
  const found = ours()
    .select('name')
    .where(containsText(['name', 'email'], text, ['phone']))
  expect(namesOf(await found.execute())).toEqual(text === '91' ? [] : names)
})

test('people are those who are there and open, of one role or of all, uncounted the newest', async () => {
  const find = async (...asked: Parameters<typeof findPeople> extends [unknown, ...infer Rest] ? Rest : never) => {
    const ids = (await findPeople(db(), ...asked).execute()).map(({ id }) => id)
    return [...idOf].filter(([, id]) => ids.includes(id)).map(([name]) => name)
  }
  expect(await find('asha', {})).toEqual(['Asha Rao'])
  expect(await find('98480', {})).toEqual(['Asha Rao', 'Ravi_Kumar', 'లక్ష్మి'])
  expect(await find('98480', { role: 'caretaker' })).toEqual(['లక్ష్మి'])
  expect(await find('98480', { uncounted: true, role: 'user' })).toEqual(['Asha Rao', 'Ravi_Kumar'])
  const newest = await findPeople(db(), '98480', { uncounted: true }).execute()
  expect(newest.map(({ id }) => id)).toEqual(['లక్ష్మి', 'Ravi_Kumar', 'Asha Rao'].map((name) => idOf.get(name)))
})

test('a page is sorted by the columns of its field and by id, nothing first, with the total of all', async () => {
  const columns = { phone: ['phone'], removedAt: ['removed_at'], role: ['role', 'phone'] } as const
  const page = (field: keyof typeof columns, direction: 'asc' | 'desc', offset = 0, limit = 4) =>
    readPage(
      ours(),
      (query) => query.select(['accounts.id', 'name', 'phone']),
      { sort: { field, direction }, offset, limit },
      {
        columns,
        id: 'accounts.id',
        mayBeMissing: ['removed_at'],
      },
    )
  const order = async (...asked: Parameters<typeof page>) => (await page(...asked)).rows.map(({ name }) => name)
  // Equal ones by id, in the same direction.
  expect(await order('phone', 'asc')).toEqual(['Ravi%Kumar', 'Removed Asha', 'Asha Closed', 'Ravi_Kumar'])
  expect(await order('phone', 'desc', 4, 2)).toEqual(['Removed Asha', 'Ravi%Kumar'])
  expect(await order('removedAt', 'asc', 4, 9)).toEqual(['Asha Closed', 'Removed Asha'])
  expect((await order('removedAt', 'desc'))[0]).toBe('Removed Asha')
  expect((await order('role', 'asc'))[0]).toBe('లక్ష్మి')
  expect(await order('role', 'desc', 0, 2)).toEqual(['Asha Rao', 'Ravi_Kumar'])
  expect((await page('phone', 'asc')).total).toBe(6)
  expect((await page('phone', 'asc', 4)).total).toBe(6)
  expect(await page('phone', 'asc', 9)).toEqual({ rows: [], total: 6 })
})
