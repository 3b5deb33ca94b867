import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { later, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aJob, aVisit } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { tapAt } from '../../../harness/taps.ts'
import '../job/today.css'
import { createTranslate } from '../../words/translate.ts'
import { TodayVisit } from '../today/TodayVisit.tsx'
import { IncidentSheet } from '../visits/incidents/IncidentSheet.tsx'
import { words as hindi } from '../visits/incidents/words.hi.ts'
import { words as telugu } from '../visits/incidents/words.te.ts'
import { WeekList } from './WeekList.tsx'

const trouble = 'POST /caretaker/visits/{id}/trouble'
const arrived = { kind: 'fall', occurredAt: '2026-11-25T04:30:00.000Z' } as const
const settle = () => new Promise((resolve) => setTimeout(resolve, 650))

function showCard(visit: OwnVisit) {
  wire.answer('GET /caretaker/visits', [visit])
  return showCaretaker(<TodayVisit visit={visit} jobs={[aJob({ bookingId: visit.bookingId, status: 'active' })]} />)
}
async function openSheet(visit = aVisit()) {
  const screen = await showCard(visit)
  await screen.getByRole('button', { name: /^Something is wrong/ }).click()
  const sheet = screen.getByRole('dialog', { name: 'Something is wrong' })
  await expect.element(sheet).toBeVisible()
  return { screen, sheet }
}

test('an incident shows 108 first and is sent in two taps (rule CARE-26)', async () => {
  const answer = later<typeof arrived>()
  wire.answer(trouble, () => answer.promise)
  const { screen, sheet } = await openSheet()
  await expect.element(sheet.getByRole('link', { name: 'Call 108 first' })).toHaveAttribute('href', 'tel:108')
  await expect.element(sheet.getByRole('link', { name: 'Call 108 first' })).toHaveFocus()
  await sheet.getByRole('textbox', { name: 'What happened?' }).fill(' She slipped. ')
  await settle()
  await sheet.getByRole('button', { name: 'Somebody fell' }).dblClick()
  await expect.element(sheet.getByText('Sending…')).toBeVisible()
  answer.give(arrived)
  await expect.element(sheet.getByRole('status')).toMatchTextContent('Sent. The office calls you.')
  expect(wire.asked(trouble).map(({ body }) => body)).toEqual([
    { kind: 'fall', text: 'She slipped.', clientEventId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ])
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Something is wrong', exact: true })).toHaveFocus()
})

test('a second quick tap sends no incident', async () => {
  const opening = Date.now()
  const { sheet } = await openSheet()
  tapAt(opening, sheet.getByRole('button', { name: 'Care refused' }))
  expect(wire.asked(trouble)).toEqual([])
  await expect.element(sheet.getByRole('button', { name: 'Care refused' })).toBeVisible()
})

test('a refused incident offers the office’s number and does not clear its text', async () => {
  wire.answer(trouble, refuse('visit.not_around', 409))
  const { sheet } = await openSheet()
  await sheet.getByRole('textbox').fill('She is cold')
  await settle()
  await sheet.getByRole('button', { name: 'Patient unwell' }).click()
  await expect.element(sheet.getByRole('alert')).toMatchTextContent('This can be reported from 24 hours before')
  await expect.element(sheet.getByRole('textbox')).toHaveValue('She is cold')
  await expect.element(sheet.getByRole('link', { name: /^Call the office/ })).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Send again' })).not.toBeInTheDocument()
})

test.each([
  ['te', telugu],
  ['hi', hindi],
] as const)('in %s no word is cut off at 320 pixels with large letters', async (language, words) => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  const screen = await showCaretaker(
    <IncidentSheet visitId="v1" say={createTranslate(words, language)} onClose={() => undefined} />,
  )
  await page.viewport(320, 640)
  const sheet = screen.getByRole('dialog').element()
  expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
  for (const button of sheet.querySelectorAll('button, a'))
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  expect(sheet.textContent).not.toContain('caretaker.trouble')
  document.documentElement.style.fontSize = ''
})

test('a visit that has ended today can report an incident from the week’s list', async () => {
  const startedAt = new Date(Date.now() - 7_200_000).toISOString()
  const over = aVisit({ inHours: -2, status: 'done', startedAt, endedAt: new Date().toISOString() })
  wire.answer(trouble, arrived)
  wire.answer('GET /caretaker/bookings', [])
  const screen = await showCaretaker(<WeekList visits={[over]} now={new Date(over.startsAt)} />)
  await screen.getByRole('button', { name: 'Something is wrong' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await settle()
  await screen.getByRole('button', { name: 'Something is missing' }).click()
  await expect.element(screen.getByText(/^Sent. The office calls you/)).toBeVisible()
})

test('a visit more than a day ahead cannot report an incident', async () => {
  const screen = await showCard(aVisit({ inHours: 50, brief: null }))
  await expect.element(screen.getByText('Not started')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Something is wrong' })).not.toBeInTheDocument()
})
