import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, noConnection, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aJob, aVisit } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { tapAt } from '../../../harness/taps.ts'
import '../job/today.css'
import { readOutbox } from '../outbox/outbox.ts'
import { sendOutbox } from '../outbox/send-outbox.ts'
import { useVisits } from '../visits/use-visits.ts'
import { TodayVisit } from './TodayVisit.tsx'

const start = 'POST /caretaker/visits/{id}/start'
const end = 'POST /caretaker/visits/{id}/end'
const prove = 'POST /caretaker/visits/{id}/prove'
const kept = 'Saved on this phone, will be sent.'
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function Today() {
  const [visit] = useVisits().data ?? []
  return visit && <TodayVisit visit={visit} jobs={[]} />
}

function showCard(visit: OwnVisit, jobs = [aJob({ bookingId: visit.bookingId, status: 'active' })]) {
  wire.answer('GET /caretaker/visits', [visit])
  return showCaretaker(<TodayVisit visit={visit} jobs={jobs} />)
}

const visibleButtons = (screen: Awaited<ReturnType<typeof showCard>>) =>
  [...screen.container.querySelectorAll<HTMLElement>('.today-button')]
    .filter((button) => button.checkVisibility())
    .map(({ textContent }) => textContent)

test('the card shows patient, time and address, with call and map in one tap', async () => {
  const screen = await showCard(aVisit())
  const card = screen.getByRole('region', { name: 'Today' })
  await expect.element(card.getByRole('link', { name: 'Narsamma Rao' })).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'Call Lakshmi Rao' })).toHaveAttribute('href', 'tel:9876543210')
  await card.getByText('More', { exact: true }).click()
  const map = card.getByRole('link', { name: 'Open map' })
  await expect.element(map).toHaveAttribute('href', expect.stringContaining('Station%20Road'))
  await expect.element(card.getByText('Not started')).toBeVisible()
  await expectAccessible()
})

test('a double press starts a visit once', async () => {
  const visit = aVisit()
  const answer = later<OwnVisit>()
  wire.answer(start, () => answer.promise)
  const screen = await showCard(visit)
  await screen.getByRole('button', { name: 'Start visit' }).dblClick()
  await expect.element(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true')
  answer.give({ ...visit, status: 'started', startedAt: new Date().toISOString() })
  await expect.element(screen.getByText('Saved. The visit has started.')).toBeVisible()
  expect(wire.asked(start)).toHaveLength(1)
  expect(wire.asked(start)[0]?.body).toEqual({ clientEventId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test('ending asks for a note and a message, and a second quick tap does not end the visit', async () => {
  const visit = aVisit({ status: 'started', startedAt: new Date().toISOString() })
  wire.answer(end, { ...visit, status: 'done' })
  const screen = await showCard(visit)
  const opening = Date.now()
  await screen.getByRole('button', { name: 'End visit' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Note for the next caretaker' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Note for the family' })).toBeVisible()
  tapAt(opening, screen.getByRole('button', { name: 'End visit' }))
  expect(wire.asked(end)).toEqual([])
  await expectAccessible()
  await wait(650)
  await screen.getByRole('button', { name: 'End visit' }).click()
  await expect.element(screen.getByText('Saved. The visit has ended.')).toBeVisible()
  expect(Object.keys(wire.asked(end)[0]?.body ?? {})).toEqual(['clientEventId'])
})

test('a note is sent with the end, and Not yet does not clear it', async () => {
  const visit = aVisit({ status: 'started', startedAt: new Date().toISOString() })
  wire.answer(end, { ...visit, status: 'done' })
  const screen = await showCard(visit)
  const note = screen.getByRole('textbox', { name: 'Note for the next caretaker' })
  await screen.getByRole('button', { name: 'End visit' }).click()
  await note.fill('  Ate well.  ')
  await screen.getByRole('button', { name: 'Not yet' }).click()
  await expect.element(note).not.toBeInTheDocument()
  await wait(650)
  await screen.getByRole('button', { name: 'End visit' }).click()
  await expect.element(note).toHaveValue('  Ate well.  ')
  await wait(650)
  await screen.getByRole('button', { name: 'End visit' }).click()
  await expect.poll(() => wire.asked(end).length).toBe(1)
  expect(wire.asked(end)[0]?.body).toMatchObject({ note: 'Ate well.' })
})

test('note and message survive a lost connection and a closed browser', async () => {
  const visit = aVisit({ status: 'started', startedAt: new Date().toISOString() })
  wire.answer(end, noConnection)
  const screen = await showCard(visit)
  await screen.getByRole('button', { name: 'End visit' }).click()
  await screen.getByRole('textbox', { name: 'Note for the next caretaker' }).fill('The key is next door.')
  await screen.getByRole('textbox', { name: 'Note for the family' }).fill(' She walked to the gate. ')
  await wait(650)
  await screen.getByRole('button', { name: 'End visit' }).click()
  await expect.poll(() => wire.asked(end).length).toBe(1)
  await screen.unmount()
  sessionStorage.clear()
  wire.answer(end, { ...visit, status: 'done' })
  await sendOutbox()
  const bodies = wire.asked(end).map(({ body }) => body)
  for (const body of bodies)
    expect(body).toMatchObject({ note: 'The key is next door.', forFamily: 'She walked to the gate.' })
  expect(bodies).toHaveLength(2)
  expect(readOutbox()).toEqual([])
})

test('a start without a connection is shown as done and sent later as the same event', async () => {
  const visit = aVisit()
  wire.answer(start, noConnection)
  wire.answer('GET /caretaker/visits', [visit])
  const screen = await showCaretaker(<Today />)
  await screen.getByRole('button', { name: 'Start visit' }).click()
  await expect.element(screen.getByText(kept)).toBeVisible()
  await expect.element(screen.getByText(/^Started|· Started/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'End visit' })).toBeVisible()
  await screen.unmount()
  const later = await showCaretaker(<Today />)
  await expect.element(later.getByText(kept)).toBeVisible()
  wire.answer(start, { ...visit, status: 'started', startedAt: new Date().toISOString() })
  await sendOutbox()
  await expect.element(later.getByText(kept)).not.toBeInTheDocument()
  const [first, second] = wire.asked(start).map(({ body }) => body?.clientEventId)
  expect(second).toBe(first)
})

const coded = () => aVisit({ hasCode: true })

test('a visit with a code asks for it at the start', async () => {
  const visit = coded()
  wire.answer(start, { ...visit, status: 'started', startProof: 'code', startedAt: new Date().toISOString() })
  const screen = await showCard(visit)
  await screen.getByRole('button', { name: 'Start visit' }).click()
  const field = screen.getByRole('textbox', { name: 'Code from the family' })
  await expect.element(field).toBeVisible()
  await expectAccessible()
  await expect.element(field).toHaveFocus()
  await wait(650)
  await field.fill('4821')
  await screen.getByRole('button', { name: 'Start visit' }).click()
  await expect.element(screen.getByText('Saved. The visit has started.')).toBeVisible()
  expect(wire.asked(start).map(({ body }) => body)).toEqual([{ clientEventId: expect.any(String), code: '4821' }])
})

test('a start without a code requires one more press, and a wrong code can be corrected', async () => {
  const visit = coded()
  const started = { ...visit, status: 'started', startProof: 'none', startedAt: new Date().toISOString() } as const
  wire.answer(start, started)
  const screen = await showCard(visit)
  await screen.getByRole('button', { name: 'Start visit' }).click()
  await wait(650)
  await screen.getByRole('button', { name: 'Start visit' }).click()
  await expect.element(screen.getByText('Saved. The visit has started.')).toBeVisible()
  expect(wire.asked(start).map(({ body }) => body)).toEqual([{ clientEventId: expect.any(String) }])
  await screen.unmount()
  const card = await showCard(started)
  // At most four buttons: while the code can be typed again, the call to the family is under More.
  await expect.element(card.getByText('Call Lakshmi Rao')).not.toBeVisible()
  expect(visibleButtons(card)).toEqual(['End visit', 'Type the code', 'More', 'Something is wrong'])
  await card.getByRole('button', { name: 'Type the code' }).click()
  await card.getByRole('textbox', { name: 'Code from the family' }).fill('1111')
  wire.answer(prove, refuse('visit.no_tries', 409))
  await card.getByRole('button', { name: 'Check the code' }).click()
  await expect.element(card.getByRole('alert')).toMatchTextContent('Call the office.')
  wire.answer(prove, { ...started, startProof: 'code' })
  await card.getByRole('button', { name: 'Check the code' }).click()
  await expect.element(card.getByRole('button', { name: 'Check the code' })).not.toBeInTheDocument()
  expect(wire.asked(prove)[0]?.body).toEqual({ kind: 'start', code: '1111' })
})

test('a visit ends without the code, which can be entered', async () => {
  const visit = aVisit({ hasCode: true, status: 'started', startedAt: new Date().toISOString() })
  const done = { ...visit, status: 'done', endProof: 'none' } as const
  wire.answer(end, done)
  const screen = await showCard(visit)
  await screen.getByRole('button', { name: 'End visit' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Note for the next caretaker' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Code from the family' })).not.toBeInTheDocument()
  const shown = screen.getByRole('button').elements()
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'End visit',
    'Enter the family’s code',
    'Not yet',
    'Something is wrong',
  ])
  await wait(650)
  await screen.getByRole('button', { name: 'End visit' }).click()
  await expect.element(screen.getByText('Saved. The visit has ended.')).toBeVisible()
  await screen.unmount()
  const wrong = await showCard(visit)
  await wrong.getByRole('button', { name: 'End visit' }).click()
  await wait(650)
  await wrong.getByRole('button', { name: 'Enter the family’s code' }).click()
  await wrong.getByRole('textbox', { name: 'Code from the family' }).fill('1111')
  await wrong.getByRole('button', { name: 'End visit' }).click()
  await expect.element(wrong.getByText(/the code was wrong. You can type it again under My Visits/)).toBeVisible()
  await wrong.unmount()
  wire.answer(end, { ...done, endProof: 'code' })
  const again = await showCard(visit)
  await again.getByRole('button', { name: 'End visit' }).click()
  await wait(650)
  await again.getByRole('button', { name: 'Enter the family’s code' }).click()
  await again.getByRole('textbox', { name: 'Code from the family' }).fill('4821')
  await expectAccessible()
  await again.getByRole('button', { name: 'End visit' }).click()
  await expect.poll(() => wire.asked(end).map(({ body }) => body?.code)).toEqual([undefined, '1111', '4821'])
})

test.each(['code', 'family'] as const)('the end of a visit confirmed by %s asks for no code', async (startProof) => {
  const screen = await showCard(
    aVisit({ hasCode: true, status: 'started', startProof, startedAt: new Date().toISOString() }),
  )
  await expect.element(screen.getByRole('button', { name: 'Type the code' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'End visit' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Note for the next caretaker' })).toBeVisible()
  expect(visibleButtons(screen)).toEqual(['End visit', 'Not yet', 'Something is wrong'])
})

test('a family with two numbers has one of them on the card and the other under More', async () => {
  const visit = aVisit()
  const brief = visit.brief && { ...visit.brief, phone: '9876543210, 0870 2345678' }
  const screen = await showCard({ ...visit, brief }, [])
  expect(visibleButtons(screen)).toEqual(['Start visit', 'Call the family 9876543210', 'More', 'Something is wrong'])
  await screen.getByText('More', { exact: true }).click()
  await expect.element(screen.getByRole('link', { name: 'Call the family 0870 2345678' })).toBeVisible()
})

test('a visit for another caretaker’s booking shows its service', async () => {
  const screen = await showCard(aVisit({ serviceType: 'caretaking' }), [])
  await expect.element(screen.getByText(/^Caretaking · /)).toBeVisible()
})

test('a refused start shows the server’s message and is not queued', async () => {
  wire.answer(start, refuse('request.conflict', 409))
  const screen = await showCard(aVisit())
  await screen.getByRole('button', { name: 'Start visit' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Another person changed this')
  await expect.element(screen.getByRole('button', { name: 'Start visit' })).toBeVisible()
  expect(readOutbox()).toEqual([])
})

test('before Start Care a visit cannot start, and a later one has no button', async () => {
  const visit = aVisit()
  const waiting = await showCard(visit, [aJob({ bookingId: visit.bookingId, status: 'pending' })])
  await expect.element(waiting.getByText(/First press Start Care below/)).toBeVisible()
  await expect.element(waiting.getByRole('button', { name: 'Start visit' })).not.toBeInTheDocument()
  await waiting.unmount()
  const far = await showCard(aVisit({ inHours: 50, brief: null }), [])
  await expect.element(far.getByText(/are shown from 24 hours before/)).toBeVisible()
  expect(far.getByRole('button').elements()).toEqual([])
})

const asking = (tasks: OwnVisit['tasks']) => aVisit({ status: 'started', startedAt: new Date().toISOString(), tasks })

test('care tasks are ticked with one tap and are optional (rule DAY-22)', async () => {
  const visit = asking(['medicine', 'meals', 'walked'])
  wire.answer(end, { ...visit, status: 'done', tasks: [] })
  const screen = await showCard(visit)
  await screen.getByRole('button', { name: 'End visit' }).click()
  const meals = screen.getByRole('group', { name: 'Meals' })
  const refused = meals.getByRole('button', { name: 'Refused' })
  // A quick second tap on a new control ticks nothing. It is dispatched in the page, because a pointer event takes longer.
  const all = screen.getByRole('button', { name: 'All done' })
  await expect.element(all).toBeInTheDocument()
  all.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect
    .element(meals.getByRole('button', { name: 'Done', exact: true }))
    .toHaveAttribute('aria-pressed', 'false')
  await wait(650)
  await refused.click()
  await screen.getByRole('button', { name: 'All done' }).click()
  await expect.element(refused).toHaveAttribute('aria-pressed', 'true')
  for (const button of screen.getByRole('button').elements())
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  await expectAccessible()
  await screen.getByRole('button', { name: 'End visit' }).click()
  await expect.element(screen.getByText('Saved. The visit has ended.')).toBeVisible()
  expect(wire.asked(end)[0]?.body?.tasks).toEqual([
    { code: 'medicine', result: 'done' },
    { code: 'meals', result: 'refused' },
    { code: 'walked', result: 'done' },
  ])
})
