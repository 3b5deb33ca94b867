import { expect, test } from 'vitest'
import { tableWords } from '../../contract/words/en/privacy/personal-data.ts'
import { allClaims, columnsOf, personalTables } from './personal-data.ts'

const goes = ['words', 'secret']
const heldBy = (table: (typeof personalTables)[number][1]): string[] =>
  columnsOf(table).flatMap(([name, { as }]) => (goes.includes(as) ? [name] : []))

test('every personal column is erased with the account or has a reason to stay', () => {
  const left = personalTables.flatMap(([name, table]) => {
    const emptied = new Set(
      table.claims.flatMap(({ erase }) =>
        typeof erase === 'object' && 'empty' in erase ? Object.keys(erase.empty) : [],
      ),
    )
    const isWhole = table.claims.some(
      ({ erase }) => erase === 'row' || 'verb' in erase || ('keeps' in erase && erase.keeps !== 'no-words'),
    )
    return isWhole ? [] : heldBy(table).flatMap((column) => (emptied.has(column) ? [] : [`${name}.${column}`]))
  })
  expect(left).toEqual([])
})

test('only these logs and accounts keep personal texts', () => {
  const keeping = personalTables.flatMap(([name, { claims }]) =>
    claims.every(({ erase }) => typeof erase === 'object' && 'keeps' in erase && erase.keeps !== 'no-words')
      ? [name]
      : [],
  )
  expect(keeping).toEqual([
    'care_terms',
    'payments',
    'money_adjustments',
    'issued_documents',
    'pay_rates',
    'pay_entries',
    'pay_months',
    'pay_lines',
    'access_log',
    'audit_log',
    'audit_user_counts',
    'audit_user_totals',
    'audit_user_months',
  ])
})

test('exactly the tables of the export have a title', () => {
  const shown = allClaims.filter(({ shows }) => shows !== 'nothing').map(({ table }) => table)
  expect(Object.keys(tableWords).sort()).toEqual([...new Set(shown)].sort())
})
