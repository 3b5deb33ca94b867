import { hallRowSchema } from '@thodu/api/contract/desk/hall.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice } from '../../../harness/show.tsx'
import { HallRowCard } from './HallRowCard.tsx'

const now = '2026-11-23T15:00:00.000Z'
const row = sample(hallRowSchema, {
  kind: 'remark',
  _id: 'v1',
  who: 'Narsamma Rao',
  at: '2026-11-23T14:40:00.000Z',
  booking: { _id: 'b1', bookingId: 'K7M2PX' },
  caretaker: 'Kavitha Devi',
  phone: '9876500042',
  remark: { startsAt: '2026-11-23T02:30:00.000Z', text: 'The door stood open.' },
  trouble: null,
  change: null,
  breach: null,
  promise: null,
})

test('what was wrong with a visit: whose, when, the words, the family’s number and the one thing to do (rule HALL-1)', async () => {
  const screen = await showOffice(
    <ol>
      <HallRowCard row={row} now={now} />
    </ol>,
  )
  await expect.element(screen.getByRole('link', { name: 'Narsamma Rao' })).toBeVisible()
  await expect.element(screen.getByText(/visit of 8:00 AM \(Kavitha Devi\), said 8:10 PM/)).toBeVisible()
  await expect.element(screen.getByText('The door stood open.')).toBeVisible()
  const call = screen.getByRole('link', { name: 'Call Narsamma Rao' })
  await expect.element(call).toHaveAttribute('href', 'tel:9876500042')
  const act = screen.getByRole('link', { name: 'Write what was done' })
  await expect.element(act).toHaveAttribute('href', '/today?visit=v1')
  await expectAccessible()
})

test('what a family asks to change: whose, what and its words, the number, and the booking where it is answered (rule HALL-1)', async () => {
  const change = { kind: 'another-caretaker', reason: 'times', from: null, until: null, words: 'Twice late.' } as const
  const asked = { ...row, kind: 'change', caretaker: null, remark: null, change } as const
  const screen = await showOffice(
    <ol>
      <HallRowCard row={asked} now={now} />
    </ol>,
  )
  await expect.element(screen.getByText(/Asks for another caregiver: not on time. Asked 8:10 PM/)).toBeVisible()
  await expect.element(screen.getByText('Twice late.')).toBeVisible()
  const act = screen.getByRole('link', { name: 'Answer' })
  await expect.element(act).toHaveAttribute('href', '/bookings/b1')
})

test('what is wrong now: what and who says so, the words, both numbers in full, and where it is closed (rules HALL-1, DAY-23)', async () => {
  const family = { name: 'Savitri Rao', phone: '9876500043' }
  const trouble = { kind: 'fall', text: 'She slipped.', seenBy: null, visitId: 'v1', startsAt: now, family } as const
  const wrong = { ...row, kind: 'trouble', _id: 't1', remark: null, trouble } as const
  const screen = await showOffice(
    <ol>
      <HallRowCard row={wrong} now={now} />
    </ol>,
  )
  await expect
    .element(screen.getByText(/Somebody fell, at the visit of 8:30 PM. Kavitha Devi said so, 8:10 PM/))
    .toBeVisible()
  await expect.element(screen.getByText('She slipped.')).toBeVisible()
  const numbers = screen.getByRole('link', { name: /^Call / }).elements()
  expect(numbers.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Call Kavitha Devi, +91 98765 00042', 'tel:9876500042'],
    ['Call Savitri Rao, +91 98765 00043', 'tel:9876500043'],
  ])
  const act = screen.getByRole('link', { name: 'Write what was done' })
  await expect.element(act).toHaveAttribute('href', '/today?visit=v1')
  await expectAccessible()
  await screen.unmount()
  const taken = await showOffice(
    <ol>
      <HallRowCard row={{ ...wrong, trouble: { ...trouble, seenBy: 'Meera Iyer' } }} now={now} />
    </ol>,
  )
  await expect.element(taken.getByText(/Meera Iyer has taken it up/)).toBeVisible()
})

test('a breach: what the Board waits for and how long, loud, and where it is (rules HALL-1, PRIV-B1)', async () => {
  const breach = {
    ...row,
    kind: 'breach',
    _id: 'x1',
    who: 'B2',
    at: '2026-11-25T08:10:00.000Z',
    booking: null,
    caretaker: null,
    phone: '',
    remark: null,
    breach: { isTold: false },
  } as const
  const screen = await showOffice(
    <ol>
      <HallRowCard row={breach} now={now} />
    </ol>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Data breach B2' })).toBeVisible()
  await expect.element(screen.getByText('Board: the first word now, details within 41 h.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/breaches/x1')
  await expectAccessible()
})
