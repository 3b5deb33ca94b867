import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aCaretaker } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { today } from '../../words/visit-times.ts'
import { AddCaretakerPage } from './AddCaretakerPage.tsx'

const add = 'POST /admin/caretakers'
const field = (name: string) => page.getByRole('textbox', { name, exact: false })
const password = () => page.getByLabelText('Password', { exact: false })
const submit = () => page.getByRole('button', { name: 'Add Caregiver' })
const fold = () => page.getByText(/^Profile: languages/)

async function fillIn() {
  await field('Full Name').fill('Kavitha Reddy')
  await field('Email').fill('kavitha@example.in')
  await field('Phone').fill('98765 01234')
  await password().fill('Orugallu@1163')
  await page.getByRole('checkbox', { name: 'Baby Care' }).click()
}

test('missing fields are reported, and nothing is sent', async () => {
  const screen = await showOffice(<AddCaretakerPage />)
  await submit().click()
  for (const text of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Please choose at least one service type',
  ])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(field('Full Name')).toHaveFocus()
  expect(wire.asked(add)).toEqual([])
  await expectAccessible()
})

test('after adding a caretaker the form is empty', async () => {
  wire.answer(add, aCaretaker())
  const screen = await showOffice(<AddCaretakerPage />)
  await fillIn()
  await submit().click()
  await expect.element(screen.getByText('Caretaker added successfully!')).toBeVisible()
  await expect.element(field('Full Name')).toHaveValue('')
  await expect.element(screen.getByRole('checkbox', { name: 'Baby Care' })).not.toBeChecked()
  expect(wire.asked(add)[0]?.body).toMatchObject({
    name: 'Kavitha Reddy',
    email: 'kavitha@example.in',
    serviceTypes: ['baby-care'],
  })
})

test('checks seen today are ticked, and another day can be entered (rules OFF-12, MATCH-8)', async () => {
  wire.answer(add, aCaretaker())
  await showOffice(<AddCaretakerPage />)
  await fillIn()
  const tick = (name: string) => page.getByRole('checkbox', { name })
  for (const name of ['Police check seen today', 'Identity seen today', 'References seen today'])
    await expect.element(tick(name)).not.toBeChecked()
  await tick('Police check seen today').click()
  await tick('References seen today').click()
  const references = page.getByLabelText('References seen on')
  await expect.element(references).toHaveValue(today())
  await references.fill('2026-01-05')
  await expect.element(tick('References seen')).toBeChecked()
  await expectAccessible()
  await submit().click()
  await expect.element(page.getByText('Caretaker added successfully!')).toBeVisible()
  expect(wire.asked(add)[0]?.body).toMatchObject({
    profile: { policeCheckOn: today(), idCheckOn: null, referencesOn: '2026-01-05' },
  })
  await expect.element(tick('Police check seen today')).not.toBeChecked()
})

test('a second quick press adds no second caretaker', async () => {
  const answer = later<ReturnType<typeof aCaretaker>>()
  wire.answer(add, () => answer.promise)
  await showOffice(<AddCaretakerPage />)
  await fillIn()
  await submit().dblClick()
  await expect.element(page.getByRole('button', { name: /Adding/ })).toBeDisabled()
  answer.give(aCaretaker())
  await expect.element(page.getByText('Caretaker added successfully!')).toBeVisible()
  expect(wire.asked(add)).toHaveLength(1)
})

test('an error in the folded profile unfolds it without clearing its fields', async () => {
  wire.answer(add, refuse('request.invalid', 400, { errors: { 'profile.homePincode': 'A pincode has six digits.' } }))
  await showOffice(<AddCaretakerPage />)
  await page.viewport(320, 640)
  await fillIn()
  await expect.element(field('Home pincode')).not.toBeInTheDocument()
  fold().element().focus()
  await userEvent.keyboard('{Enter}')
  await field('Home pincode').fill('5060')
  await page.getByRole('checkbox', { name: 'Telugu' }).click()
  await page.getByLabelText('Monday from').fill('08:00')
  await page.getByLabelText('Monday until').fill('20:00')
  await expectAccessible()
  await fold().click()
  await expect.element(field('Home pincode')).not.toBeInTheDocument()
  await submit().click()
  await expect.element(field('Home pincode')).toHaveAccessibleDescription('A pincode has six digits.')
  await expect.element(field('Home pincode')).toHaveValue('5060')
  await field('Home pincode').fill('506001')
  wire.answer(add, aCaretaker())
  await submit().click()
  await expect.element(page.getByText('Caretaker added successfully!')).toBeVisible()
  expect(wire.asked(add).at(-1)?.body).toMatchObject({
    profile: { homePincode: '506001', languages: ['te'], hours: [{ weekday: 1, from: '08:00', to: '20:00' }] },
  })
})
