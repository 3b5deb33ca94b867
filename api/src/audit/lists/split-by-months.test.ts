import { expect, it } from 'vitest'
import { splitByMonths } from './split-by-months.ts'

it.each([
  ['2026-01-01', '2026-12-31', { from: '2026-01', to: '2026-12' }, []],
  ['2026-01-02', '2026-01-30', undefined, [{ from: '2026-01-02', to: '2026-01-30' }]],
  ['2026-01-15', '2026-02-15', undefined, [{ from: '2026-01-15', to: '2026-02-15' }]],
  ['2024-02-01', '2024-02-29', { from: '2024-02', to: '2024-02' }, []],
  [
    '2025-11-20',
    '2026-02-10',
    { from: '2025-12', to: '2026-01' },
    [
      { from: '2025-11-20', to: '2025-11-30' },
      { from: '2026-02-01', to: '2026-02-10' },
    ],
  ],
  ['2026-03-01', '2026-04-10', { from: '2026-03', to: '2026-03' }, [{ from: '2026-04-01', to: '2026-04-10' }]],
  ['2026-05-01', '2026-05-01', undefined, [{ from: '2026-05-01', to: '2026-05-01' }]],
])('splitByMonths splits %s to %s', (from, to, months, days) => {
  expect(splitByMonths({ fromDay: from, toDay: to })).toEqual({ months, days })
})
