import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import { caretakerSchema } from '@thodu/api/contract/caretakers/caretakers.schema'
import { plannedRosterSchema, rosterSchema } from '@thodu/api/contract/roster/roster.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { changeMode, type PlanDraft } from './plan-draft.ts'

const plan = 'POST /admin/bookings/{id}/roster'
const kavitha = { _id: 'kavitha', name: 'Kavitha Devi' }
const suresh = { _id: 'suresh', name: 'Suresh Babu' }
const booking = { ...sample(bookingSchema, { assignedCaregiver: kavitha }), id: 'b' }
const initial: PlanDraft = changeMode(
  {
    startsOn: '2026-11-27',
    endsOn: '',
    days: [0, 1, 2, 3, 4, 5, 6],
    mode: 'two-shifts',
    shifts: [],
    people: {},
    relief: {},
    tasks: [],
    from: '',
  },
  'two-shifts',
)
const visit = (caretaker: typeof suresh | null) => ({
  day: '2026-11-27',
  code: 'N' as const,
  startsAt: '2026-11-27T14:30:00.000Z',
  endsAt: '2026-11-28T02:30:00.000Z',
  caretaker,
})

function answerPlans() {
  wire.answer('GET /admin/caretakers', [sample(caretakerSchema, { ...suresh, active: true })])
  wire.answer(plan, ({ body }) => {
    const open = (body?.rules ?? []).filter(({ caretaker }) => caretaker === null).length
    const nights = Array.from({ length: 7 }, (_, place) => visit(place < open ? null : suresh))
    const days = Array.from({ length: 7 }, () => ({ ...visit(kavitha), code: 'D' as const }))
    return sample(plannedRosterSchema, {
      roster: sample(rosterSchema, { rules: [] }),
      open,
      created: 14,
      kept: 0,
      warnings: [],
      visits: [...days, ...nights],
    })
  })
}

const kept = () => wire.asked(plan).filter(({ body }) => body?.preview !== true)

test('a plan with unassigned nights requires one confirmation before it is saved (rule BOARD-4)', async () => {
  answerPlans()
  let closed = 0
  const screen = await showOffice(
    <PlanDialog booking={booking} roster={null} unitsTotal={null} initial={initial} onClose={() => (closed += 1)} />,
  )
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('combobox', { name: 'Days' })).toHaveDisplayValue('Kavitha Devi, as assigned')
  await expect.element(dialog.getByRole('combobox', { name: 'Nights' })).toHaveValue('nobody')
  await expect.element(dialog.getByText('7 of 14 unassigned', { exact: true })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Plan visits' }).click()
  await expect.element(dialog.getByText('7 of 14 visits are unassigned. Plan them anyway?')).toBeVisible()
  expect(kept()).toEqual([])

  // Choosing a caretaker removes the question; an exception for one night asks it again.
  await dialog.getByRole('combobox', { name: 'Nights' }).selectOptions('Suresh Babu')
  await dialog.getByRole('button', { name: 'Another caretaker on some weekdays' }).click()
  await dialog.getByRole('combobox', { name: 'Sunday, Night' }).selectOptions('nobody')
  await expect.element(dialog.getByText('1 of 14 unassigned', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Plan visits' }).click()
  await dialog.getByRole('button', { name: 'Plan with 1 unassigned' }).click()
  await expect.poll(() => closed).toBe(1)
  const [{ body } = { body: undefined }] = kept()
  expect(body?.rules?.filter(({ code }) => code === 'D')).toEqual([])
  expect(body?.rules?.map(({ weekday, caretaker }) => [weekday, caretaker])).toEqual([
    [0, null],
    ...[1, 2, 3, 4, 5, 6].map((weekday) => [weekday, 'suresh']),
  ])
})

test('care tasks are chosen with the plan, and are optional (rule DAY-22)', async () => {
  answerPlans()
  const shown = { ...initial, people: { N: 'suresh' }, tasks: ['medicine'] as const }
  const screen = await showOffice(
    <PlanDialog booking={booking} roster={null} unitsTotal={null} initial={shown} onClose={() => undefined} />,
  )
  const asked = screen.getByRole('group', { name: 'Tasks at the end of each visit' }).last()
  await expect.element(asked.getByRole('button', { name: 'Medicine' })).toHaveAttribute('aria-pressed', 'true')
  expect(asked.getByRole('button', { name: 'Feeding' }).elements()).toEqual([])
  await asked.getByRole('button', { name: 'Medicine' }).click()
  await asked.getByRole('button', { name: 'Meals' }).click()
  await asked.getByRole('button', { name: 'Walk' }).click()
  await expectAccessible()
  await expect.element(screen.getByText(/7 Suresh Babu/)).toBeVisible()
  await screen.getByRole('button', { name: 'Plan visits' }).click()
  await expect.poll(() => kept().length).toBe(1)
  expect(kept()[0]?.body?.tasks).toEqual(['meals', 'walked'])
})
