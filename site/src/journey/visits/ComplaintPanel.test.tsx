import { type FamilyVisit, familyVisitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, noConnection } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import { ComplaintPanel } from './ComplaintPanel.tsx'
import { VisitRow } from './VisitRow.tsx'
import './visits.css'

const send = 'POST /visits/{id}/remark'
const at = '2026-11-25T14:40:00.000Z'
const visit: FamilyVisit = sample(familyVisitSchema, {
  _id: 'v1',
  status: 'done',
  startsAt: '2026-11-25T02:30:00.000Z',
  endsAt: '2026-11-25T14:30:00.000Z',
  startedAt: '2026-11-25T02:32:00.000Z',
  endedAt: '2026-11-25T14:30:00.000Z',
  startProof: 'none',
  origin: null,
  closed: null,
  moveClosed: null,
  canReportAbsent: false,
  canConfirmHere: false,
  absentReportedAt: null,
  canRemark: true,
  remark: null,
})
const open = { text: 'The door stood open.', at, closedAt: null, done: null }

test('a complaint is sent once, and is shown with its time and the number to call', async () => {
  const answer = later<FamilyVisit>()
  wire.answer(send, () => answer.promise)
  const onChanged = vi.fn()
  const screen = await showIsland(<ComplaintPanel visit={visit} day="Today" onChanged={onChanged} />)
  await screen.getByRole('button', { name: /^Something was wrong with this visit/ }).click()
  const field = screen.getByRole('textbox', { name: 'What was wrong?' })
  await expect.element(field).toHaveFocus()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Tell the office' }).click()
  await expect.element(screen.getByText('Please write what was wrong.')).toBeVisible()
  expect(wire.asked(send)).toEqual([])
  await field.fill('  The door stood open. ')
  await screen.getByRole('button', { name: 'Tell the office' }).dblClick()
  answer.give({ ...visit, remark: open })
  await expect.element(screen.getByText('You told us (Wed, Nov 25, 8:10 PM):')).toBeVisible()
  await expect.element(screen.getByText('We are looking into it and will write here what we did.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Call us/ })).toBeVisible()
  expect(wire.asked(send).map(({ body }) => body)).toEqual([{ text: 'The door stood open.' }])
  expect(onChanged).toHaveBeenCalledOnce()
})

test('a complaint that could not be sent stays in the field', async () => {
  wire.answer(send, noConnection)
  const screen = await showIsland(<ComplaintPanel visit={visit} day="Today" />)
  await screen.getByRole('button', { name: /^Something was wrong/ }).click()
  const field = screen.getByRole('textbox', { name: 'What was wrong?' })
  await field.fill('The door stood open.')
  await screen.getByRole('button', { name: 'Tell the office' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Your text is still here/)
  await expect.element(field).toHaveValue('The door stood open.')
})

test('the office’s answer is shown, and the family can complain again', async () => {
  const closed = { ...open, closedAt: at, done: 'Padma comes from tomorrow.' }
  const screen = await showIsland(<ComplaintPanel visit={{ ...visit, remark: closed }} day="Today" />)
  await expect.element(screen.getByText('Padma comes from tomorrow.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^It is not solved/ })).toBeVisible()
  await expectAccessible()
})

test('an ended visit offers a complaint in place of the alarm; a visit before its end does not', async () => {
  const before = { ...visit, status: 'planned', canReportAbsent: true, canRemark: false, startedAt: null } as const
  const during = Date.parse('2026-11-25T03:00:00.000Z')
  const row = (shown: FamilyVisit, now: number) => (
    <ul>
      <VisitRow visit={shown} now={now} onChanged={() => {}} />
    </ul>
  )
  wire.answer('GET /visits/{id}/codes', { start: [], end: [] })
  const screen = await showIsland(row(before, during))
  await expect.element(screen.getByRole('button', { name: 'Nobody has come' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Something was wrong/ }).elements()).toEqual([])
  await screen.unmount()
  const reported = { ...before, absentReportedAt: '2026-11-25T02:50:00.000Z', canReportAbsent: false, canRemark: true }
  const over = await showIsland(row(reported, Date.parse(visit.endsAt)))
  await expect.element(over.getByRole('button', { name: /^Something was wrong/ })).toBeVisible()
  expect(over.getByText(/We are looking for another caregiver/).elements()).toEqual([])
})

test('a visit is never shown as started and as absent at once', async () => {
  const now = Date.parse('2026-11-25T03:00:00.000Z')
  wire.answer('GET /visits/{id}/codes', { start: [], end: [] })
  const started = { ...visit, status: 'started', endedAt: null, canRemark: false, canConfirmHere: true } as const
  const show = (absentReportedAt: string) =>
    showIsland(
      <ul>
        <VisitRow visit={{ ...started, absentReportedAt }} now={now} onChanged={() => {}} />
      </ul>,
    )
  // The family reported after the caregiver's Start, so the family's word counts.
  const absent = await show('2026-11-25T02:50:00.000Z')
  await expect.element(absent.getByText(/you reported that nobody is there/)).toBeVisible()
  await expect.element(absent.getByText(/We are looking for another caregiver/)).toBeVisible()
  expect(absent.getByText(/started 8:02/).elements()).toEqual([])
  await absent.unmount()
  const late = await show('2026-11-25T02:31:00.000Z')
  await expect.element(late.getByText(/started 8:02 AM/)).toBeVisible()
  expect(late.getByText(/We are looking for another caregiver/).elements()).toEqual([])
})
