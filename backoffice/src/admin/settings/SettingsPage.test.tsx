import { initialLook, initialOrganisation, initialPromises } from '@thodu/api/contract/settings/initial-settings'
import type { Settings } from '@thodu/api/contract/settings/settings.schema'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { SettingsPage } from './SettingsPage.tsx'

const read = 'GET /admin/settings'
const history = 'GET /admin/settings/{section}/history'
const savePayments = 'PUT /admin/settings/payments'
const saveOrganisation = 'PUT /admin/settings/organisation'
const savePromises = 'PUT /admin/settings/promises'
const saveLook = 'PUT /admin/settings/look'
const saveServices = 'PUT /admin/settings/services'
const noMoney = { upi: null, bank: null, gstin: null, tax: {} }
const team: Settings['sections']['team']['values'] = {
  checks: ['police', 'id', 'references'],
  checksMode: 'warn',
  secondFactor: 'off',
  mailLanguage: 'en',
  push: false,
}
const privacy = {
  contactName: { en: 'Privacy contact', te: 'గోప్యత', hi: 'गोपनीयता' },
  phone: '+918700000100',
  email: 'privacy@thodu.example',
  ackHours: 48,
  answerDays: 30,
}
const untouched = { revision: 0, updatedAt: null, updatedBy: null }
const changed = { revision: 3, updatedAt: '2026-11-20T05:00:00.000Z', updatedBy: 'Meera Iyer' }
const upi = { vpa: 'care@okbank', name: 'Thodu Care', verified: false, max: 100_000 }
const basic = {
  price: 3_000,
  originalPrice: 3_500,
  popular: false,
  offered: true,
  name: { en: '6 Hours Daily', te: 'రోజుకు 6 గంటలు', hi: 'रोज़ 6 घंटे' },
}
const offer = { offered: true, listed: true, packages: { basic } }
const offers = {
  services: {
    'elderly-care': offer,
    'post-operative': { ...offer, offered: false, packages: {} },
    caretaking: { ...offer, offered: false, packages: {} },
    'baby-care': { ...offer, offered: false, packages: {} },
    physiotherapy: { ...offer, offered: false, packages: {} },
  },
}
/** A PNG of one pixel, in Base64. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const answer = (payments: Partial<Settings['sections']['payments']> = {}): Settings => ({
  sections: {
    organisation: { ...untouched, values: initialOrganisation, defaults: initialOrganisation },
    services: { ...untouched, values: offers, defaults: offers },
    promises: { ...untouched, values: initialPromises, defaults: initialPromises },
    payments: { ...untouched, values: noMoney, defaults: noMoney, ...payments },
    team: { ...untouched, values: team, defaults: team },
    privacy: { ...untouched, values: privacy, defaults: privacy },
    look: { ...untouched, values: initialLook, defaults: initialLook },
  },
})
const show = (at = '/settings?section=payments') => showOffice(<SettingsPage />, { at })

test('an admin enters payment methods (rule SET-1)', async () => {
  wire.answer(read, answer())
  const screen = await show()
  await expect.element(screen.getByText('These are the defaults.')).toBeVisible()
  await screen.getByRole('switch', { name: 'UPI' }).click()
  await screen.getByLabelText('UPI address').fill('care@okbank')
  await screen.getByLabelText('Name at the bank').fill('Thodu Care')
  await expectAccessible()
  wire.answer(savePayments, { ...answer().sections.payments, ...changed, revision: 1, values: { ...noMoney, upi } })
  wire.answer(read, answer({ ...changed, revision: 1, values: { ...noMoney, upi } }))
  wire.answer(history, [])
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('The settings are saved.')).toBeVisible()
  await expect.element(screen.getByText(/^Changed by Meera Iyer/)).toBeVisible()
  expect(wire.asked(savePayments)[0]?.body).toEqual({ revision: 0, values: { ...noMoney, upi } })
})

test('a save can be undone from its toast (rule SET-4)', async () => {
  wire.answer(read, answer({ ...changed, values: { ...noMoney, upi } }))
  wire.answer(history, [])
  wire.answer(savePayments, { ...answer().sections.payments, ...changed, revision: 4 })
  wire.answer('POST /admin/settings/{section}/restore', answer())
  const screen = await show()
  await screen.getByLabelText('Name at the bank').fill('Another')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Undone.')).toBeVisible()
  expect(wire.asked('POST /admin/settings/{section}/restore')[0]?.body).toEqual({ revision: 3, from: 4 })
})

test('an invalid value is refused at its field, and the input is not cleared', async () => {
  wire.answer(read, answer({ values: { ...noMoney, upi } }))
  const screen = await show()
  await screen.getByLabelText('UPI address').fill('care at okbank')
  wire.answer(
    savePayments,
    refuse('request.invalid', 400, { errors: { 'upi.vpa': 'Enter a UPI address with an @ in it.' } }),
  )
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('Enter a UPI address with an @ in it.')).toBeVisible()
  await expect.element(screen.getByLabelText('UPI address')).toHaveValue('care at okbank')
})

test('a colleague’s newer change does not clear the input, and the next save is based on it (rule SET-2)', async () => {
  wire.answer(read, answer({ values: { ...noMoney, upi } }))
  wire.answer(history, [])
  const screen = await show()
  await screen.getByLabelText('Name at the bank').fill('Thodu')
  wire.answer(savePayments, refuse('settings.changed', 409))
  wire.answer(read, answer({ ...changed, values: { ...noMoney, upi: { ...upi, vpa: 'other@okbank' } } }))
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText(/^These settings were changed in the meantime/)).toBeVisible()
  await expect.element(screen.getByLabelText('Name at the bank')).toHaveValue('Thodu')
  await expect.element(screen.getByText(/^Changed by Meera Iyer/)).toBeVisible()
  wire.answer(savePayments, { ...answer().sections.payments, ...changed, revision: 4 })
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('The settings are saved.')).toBeVisible()
  expect(wire.asked(savePayments)[1]?.body).toMatchObject({ revision: 3, values: { upi: { name: 'Thodu' } } })
})

test('unsaved values survive a visit to another section, and can be discarded', async () => {
  wire.answer(read, answer({ values: { ...noMoney, upi } }))
  const screen = await show()
  await screen.getByLabelText('Name at the bank').fill('Thodu')
  await screen.getByRole('link', { name: 'Team' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Police check' })).toBeChecked()
  await expectAccessible()
  await screen.getByRole('link', { name: 'How families pay' }).click()
  await expect.element(screen.getByLabelText('Name at the bank')).toHaveValue('Thodu')
  await screen.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(screen.getByLabelText('Name at the bank')).toHaveValue('Thodu Care')
})

test('an earlier state of the last changes is restored (rule SET-4)', async () => {
  wire.answer(read, answer({ ...changed, values: { ...noMoney, upi } }))
  wire.answer(history, [
    {
      revision: 3,
      at: '2026-11-20T05:00:00.000Z',
      by: 'Meera Iyer',
      changes: [{ field: 'upi.name', from: 'Care', to: 'Thodu Care' }],
    },
    {
      revision: 2,
      at: '2026-11-19T05:00:00.000Z',
      by: 'Suresh Rao',
      changes: [{ field: 'tax.elderly-care', from: null, to: '18' }],
    },
  ])
  const screen = await show()
  await expect.element(screen.getByText('Name at the bank: Care → Thodu Care')).toBeVisible()
  await expect.element(screen.getByText('GST on Elderly Care: – → 18')).toBeVisible()
  await expectAccessible()
  wire.answer('POST /admin/settings/{section}/restore', answer({ ...changed, revision: 4 }))
  await screen.getByRole('button', { name: /^Restore these values/ }).click()
  await expect.element(screen.getByText('The earlier values are in force again.')).toBeVisible()
  expect(wire.asked('POST /admin/settings/{section}/restore')[0]?.body).toEqual({ revision: 2 })
})

test('settings that cannot be loaded offer another try', async () => {
  wire.answer(read, refuse('server.busy', 503))
  const screen = await show()
  await expect.element(screen.getByText('The settings could not be loaded.')).toBeVisible()
})

test('an admin adds a package by copying one, and previews the price table of families (rule SET-6)', async () => {
  wire.answer(read, answer())
  const screen = await show('/settings?section=services')
  const care = screen.getByRole('region', { name: 'Elderly Care' })
  await care.getByRole('button', { name: 'Add', exact: true }).click()
  await care.getByText('6 Hours Daily, ₹3,000').nth(1).click()
  await care.getByLabelText('Name in English').nth(1).fill('Mornings')
  await care.getByLabelText('Price in rupees', { exact: true }).nth(1).fill('2500')
  await expect.element(care.getByText('Mornings, ₹2,500')).toBeVisible()
  await expect.element(care.getByRole('figure').getByText('Mornings')).toBeVisible()
  await expect.element(care.getByText('Same hours and duration as 6 Hours Daily.')).toBeVisible()
  await expectAccessible()
  wire.answer(saveServices, { ...answer().sections.services, ...changed, revision: 1 })
  wire.answer(history, [])
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('The settings are saved.')).toBeVisible()
  const added = { ...basic, price: 2_500, name: { ...basic.name, en: 'Mornings' }, copyOf: 'basic' }
  expect(wire.asked(saveServices)[0]?.body).toMatchObject({
    values: { services: { 'elderly-care': { packages: { basic, 'basic-2': added } } } },
  })
})

test('a refused price is shown at its package', async () => {
  wire.answer(read, answer())
  const screen = await show('/settings?section=services')
  await screen.getByText('6 Hours Daily, ₹3,000').click()
  await screen.getByLabelText('Former price in rupees').fill('1')
  const path = 'services.elderly-care.packages.basic.originalPrice'
  wire.answer(saveServices, refuse('request.invalid', 400, { errors: { [path]: 'The former price is too low.' } }))
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('The former price is too low.')).toBeVisible()
  await expect.element(screen.getByText('Not saved yet.')).toBeVisible()
  await expect.element(screen.getByText('These are the defaults.')).not.toBeInTheDocument()
})

test('an admin changes the phone number, and an area (rule SET-8)', async () => {
  wire.answer(read, answer())
  const screen = await show('/settings?section=organisation')
  await screen.getByLabelText('Phone', { exact: true }).fill('+91 71200 34500')
  await screen.getByLabelText('Pincodes').first().fill('506001, 506 016')
  await screen.getByRole('button', { name: 'Remove: enumamula' }).click()
  await expectAccessible()
  wire.answer(saveOrganisation, refuse('request.invalid', 400, { errors: { 'zones.0.pincodes.1': 'Six digits.' } }))
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('Six digits.')).toBeVisible()
  expect(wire.asked(saveOrganisation)[0]?.body).toMatchObject({
    values: { phone: '+91 71200 34500', zones: { length: initialOrganisation.zones.length - 1 } },
  })
})

test('an admin changes a promise, and advertises no rating (rule SET-7)', async () => {
  wire.answer(read, answer())
  const screen = await show('/settings?section=promises')
  await screen.getByLabelText('Call after a booking, in minutes').fill('60')
  await screen.getByLabelText('Advertised rating').fill('')
  await expectAccessible()
  wire.answer(savePromises, { ...answer().sections.promises, ...changed, revision: 1 })
  wire.answer(history, [])
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('The settings are saved.')).toBeVisible()
  expect(wire.asked(savePromises)[0]?.body).toMatchObject({ values: { call: 60, advertisedRating: null } })
})

test('an admin sends a test mail and sees the mail server’s response (rule SET-12)', async () => {
  const send = 'POST /admin/settings/test-mail'
  wire.answer(read, answer())
  const screen = await show('/settings?section=organisation')
  const to = screen.getByLabelText('Send to')
  await expect.element(to).toHaveValue('anita@example.in')
  wire.answer(send, refuse('mail.sign_in_refused', 502))
  await screen.getByRole('button', { name: 'Send a test mail' }).click()
  await expect.element(screen.getByText(/The mail server refused the sign-in/)).toBeVisible()
  await to.fill('no address')
  wire.answer(send, refuse('request.invalid', 400, { errors: { to: 'Enter an e-mail address.' } }))
  await screen.getByRole('button', { name: 'Send a test mail' }).click()
  await expect.element(screen.getByText('Enter an e-mail address.')).toBeVisible()
  await expectAccessible()
  await to.fill('office@example.in')
  wire.answer(send, { to: 'office@example.in' })
  await screen.getByRole('button', { name: 'Send a test mail' }).click()
  await expect.element(screen.getByText(/took the mail to office@example.in/)).toBeVisible()
  expect(wire.asked(send).at(-1)?.body).toEqual({ to: 'office@example.in' })
})

test('an admin adds a second phone, a social page and a team member (rule SET-8)', async () => {
  wire.answer(read, answer())
  const screen = await show('/settings?section=organisation')
  await screen.getByLabelText('Second phone').fill('+91 71200 34501')
  await screen.getByRole('button', { name: 'Add a page' }).click()
  await screen.getByLabelText('Name of the page').fill('Facebook')
  await screen.getByLabelText('Address', { exact: true }).fill('www.facebook.com/saathi')
  await screen.getByRole('button', { name: 'Add a person' }).click()
  await screen.getByLabelText('Name of the person').fill('Asha Rao')
  await screen.getByLabelText('Role').fill('Nurse')
  await screen.getByLabelText('About the person').fill('Twenty years on the wards.')
  await expectAccessible()
  wire.answer(saveOrganisation, refuse('request.invalid', 400, { errors: { 'social.0.url': 'No address.' } }))
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('No address.')).toBeVisible()
  expect(wire.asked(saveOrganisation)[0]?.body).toMatchObject({
    values: {
      secondPhone: '+91 71200 34501',
      social: [{ label: 'Facebook', icon: 'link', url: 'www.facebook.com/saathi' }],
      team: [{ name: 'Asha Rao', role: 'Nurse', story: 'Twenty years on the wards.', image: '', link: '' }],
    },
  })
})

test('an admin chooses a readable accent colour and a logo, and opens the page after saving (rules SET-13, SET-14)', async () => {
  wire.answer(read, answer())
  const screen = await show('/settings?section=look')
  const accent = screen.getByRole('textbox', { name: 'Accent colour' })
  await accent.fill('#4db6e5')
  await expectAccessible()
  wire.answer(saveLook, refuse('request.invalid', 400, { errors: { accent: 'Hard to read.' } }))
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('Hard to read.')).toBeVisible()
  await screen.getByRole('button', { name: /^Use #/ }).click()
  await expect.element(accent).toHaveValue('#057095')
  const stored = { logo: 'ab'.repeat(32), width: 1, height: 1, png: onePixel }
  wire.answer('POST /admin/settings/logo', stored)
  wire.answer('GET /admin/settings/logo/{logo}', stored)
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
  await userEvent.upload(screen.getByLabelText('Logo', { exact: true }).element(), file)
  await expect.element(screen.getByRole('img', { name: 'Logo' }).first()).toBeVisible()
  const look = { accent: '#057095', logo: stored.logo }
  wire.answer(saveLook, { ...answer().sections.look, ...changed, revision: 1, values: look })
  wire.answer(history, [])
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/')
  expect(wire.asked(saveLook).at(-1)?.body).toEqual({ revision: 0, values: look })
})

test('a file that is not a logo is refused with a message (rule SET-14)', async () => {
  wire.answer(read, answer())
  const screen = await show('/settings?section=look')
  wire.answer('POST /admin/settings/logo', refuse('request.invalid', 400, { errors: { logo: 'Choose an SVG.' } }))
  await expect.element(screen.getByText('SVG or PNG', { exact: false })).toBeVisible()
  const input = screen.getByLabelText('Logo', { exact: true }).element()
  await userEvent.upload(input, new File(['no logo'], 'logo.png', { type: 'image/png' }))
  await expect.element(screen.getByText('Choose an SVG.')).toBeVisible()
})
