import type { PayPage } from '@thodu/api/contract/money/money.schema'
import { upiLink } from '@thodu/api/contract/money/money-rules'
import decodeQR from 'qr/decode.js'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../tests/support/screens/accessible.ts'
import { noConnection, refuse } from '../../../tests/support/screens/fake-wire.ts'
import { runPageScript, wire } from '../../harness/show.tsx'
import { showPay } from './show-pay.ts'

const read = 'GET /pay'
const claim = 'POST /pay/claim'
const given = { vpa: 'care@examplebank', name: 'Thodu Care & Sons' }
const reference = 'K7M2PX-3'
const link = upiLink(given, 5_501, reference)
const asked: PayPage = {
  amount: 5_501,
  reference,
  state: 'asked',
  reason: null,
  brand: 'Thodu',
  upi: { ...given, link, isVerified: false },
  bank: { holder: 'Thodu Care', account: '123456789012', ifsc: 'EXMP0123456', bank: 'Example Bank' },
}

function open(key = 'ID.MAC') {
  history.replaceState(null, '', `#${key}`)
  document.body.innerHTML = `<main><h1 data-pay="heading">To pay</h1><p data-pay="lead" role="status"></p><div data-pay="ways"></div>
    <section data-pay="claim" hidden><form action="/api/pay/claim" data-sending="One moment …" data-sent="sent" data-failed="That did not work. Please try again.">
      <label>UTR <input name="utr" maxlength="40"></label><p data-error="utr"></p>
      <button type="submit">I have paid</button><p role="alert" data-status></p></form></section></main>`
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-pay="${name}"]`) as HTMLElement
  const [heading, lead, ways, section] = [part('heading'), part('lead'), part('ways'), part('claim')]
  const form = section.querySelector('form') as HTMLFormElement
  runPageScript(() => showPay({ heading, lead, ways, claim: section, form }))
  return { lead, ways, section }
}
// The tests of the islands share one document.
afterEach(() => {
  history.replaceState(null, '', location.pathname)
  document.body.replaceChildren()
})

/** Decodes a QR code as a camera does. */
async function scan(picture: SVGElement): Promise<string> {
  const image = new Image()
  const side = 400
  const copy = picture.cloneNode(true) as SVGElement
  copy.setAttribute('width', String(side))
  copy.setAttribute('height', String(side))
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, side, side)
  return decodeQR({ width: side, height: side, data })
}

test('shows the amount and the ways to pay, and the QR code is the exact payment address (E7)', async () => {
  wire.answer(read, asked)
  const { lead, ways } = open()
  await expect.element(page.getByRole('heading', { name: '₹5,501 to pay' })).toBeVisible()
  expect(lead.textContent).toContain(reference)
  expect(ways.textContent).toContain('care@examplebank')
  expect(ways.textContent).toContain('EXMP0123456')
  const picture = page.getByRole('img', { name: 'QR code to scan with a UPI app' }).element()
  expect(await scan(picture as SVGElement)).toBe(link)
  await expect.element(page.getByRole('link', { name: 'Open the UPI app' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('links the UPI app only for a verified UPI ID', async () => {
  wire.answer(read, { ...asked, upi: { ...given, link, isVerified: true } })
  open()
  await expect.element(page.getByRole('link', { name: 'Open the UPI app' })).toHaveAttribute('href', link)
})

test('"I have paid" explains an invalid reference and keeps it, and shows the next step after a valid one', async () => {
  wire.answer(read, asked)
  open()
  wire.answer(claim, refuse('request.invalid', 400, { errors: { utr: 'Enter the 12-digit UTR.' } }))
  const field = page.getByRole('textbox', { name: 'UTR' })
  await field.fill('4123')
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect.element(page.getByText('Enter the 12-digit UTR.')).toBeVisible()
  await expect.element(field).toHaveValue('4123')
  wire.answer(claim, { message: 'Thank you. We will confirm it when the bank shows the payment.' })
  wire.answer(read, { ...asked, state: 'claimed' })
  await field.fill('412345678901')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Not paid yet? How to pay')).toBeVisible()
  expect(wire.asked(claim).map(({ body }) => body)).toEqual([{ utr: '4123' }, { utr: '412345678901' }])
  await expect.element(page.getByText('care@examplebank')).not.toBeVisible()
  await expectAccessible()
})

test('a settled request shows no way to pay', async () => {
  wire.answer(read, { ...asked, state: 'confirmed', upi: null, bank: null })
  const { lead, section } = open()
  await expect.poll(() => lead.textContent).toBe('Paid, reference K7M2PX-3. Thank you.')
  expect(section.hidden).toBe(true)
  wire.answer(read, { ...asked, state: 'rejected', reason: 'The bank shows none.', upi: null, bank: null })
  const rejected = open()
  await expect.poll(() => rejected.lead.textContent).toBe('We could not find this payment. The bank shows none.')
})

test('a wrong link, too many attempts and a lost connection have different messages; the last data stays', async () => {
  wire.answer(read, refuse('request.not_found', 404))
  const { lead, ways } = open('wrong')
  await expect.poll(() => lead.textContent).toMatch(/^This link has expired/)
  expect(open('').lead.textContent).toMatch(/^This link has expired/)
  wire.answer(read, refuse('request.too_many', 429))
  const limited = open()
  await expect.poll(() => limited.lead.textContent).toMatch(/^Too many attempts/)
  expect(ways.textContent).toBe('')
  wire.answer(read, asked)
  const seen = open()
  await expect.poll(() => seen.ways.textContent).toContain('care@examplebank')
  wire.answer(read, noConnection)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => seen.lead.textContent).toMatch(/^You are offline/)
  expect(seen.ways.textContent).toContain('care@examplebank')
})
