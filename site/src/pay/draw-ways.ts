import { copyText } from '@thodu/api/contract/client/plain-http'
import type { PayPage } from '@thodu/api/contract/money/money.schema'
import { encode } from 'uqr'
import { pay as words } from '#words/pay.ts'
import { element } from '../scripts/element.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Draws a text as a QR code for a second phone or paper, dark on white in both colour schemes, as cameras need it. */
function drawQr(text: string, title: string): SVGSVGElement {
  const { data, size } = encode(text, { border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const picture = document.createElementNS(svg, 'svg')
  const attributes = {
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': title,
    'shape-rendering': 'crispEdges',
  }
  for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, value)
  const ground = document.createElementNS(svg, 'rect')
  for (const side of ['width', 'height']) ground.setAttribute(side, String(size))
  ground.setAttribute('fill', '#fff')
  const ink = document.createElementNS(svg, 'path')
  ink.setAttribute('d', path)
  ink.setAttribute('fill', '#000')
  picture.append(ground, ink)
  return picture
}

/** Copies a value; if the browser forbids that, it selects the value for copying by hand. */
async function copy(value: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (await copyText(value.textContent ?? '')) button.textContent = words.copied
  else {
    getSelection()?.selectAllChildren(value)
    button.textContent = words.marked
  }
  setTimeout(() => {
    button.textContent = words.copy
  }, 2_500)
}

function drawFact(name: string, text: string): HTMLElement {
  const line = element('div', '', 'pay-fact')
  const value = element('b', text)
  const button = element('button', words.copy, 'button button-quiet button-small')
  button.type = 'button'
  button.ariaLabel = words.copyIt(name)
  button.addEventListener('click', () => void copy(value, button))
  const label = element('span', name, 'small soft')
  const both = element('span', '')
  both.append(label, document.createElement('br'), value)
  line.append(both, button)
  return line
}

function drawUpi({ vpa, name, link, isVerified }: NonNullable<PayPage['upi']>, reference: string): HTMLElement {
  const way = element('section', '', 'card')
  way.append(element('h2', words.upi), element('p', words.payTo(name)))
  way.append(drawFact(words.vpa, vpa), drawFact(words.reference, reference))
  if (isVerified) {
    const open = element('a', words.openApp, 'button')
    open.href = link
    way.append(open)
  }
  const code = element('figure', '', 'pay-code')
  code.append(drawQr(link, words.code), element('figcaption', words.scan, 'small soft'))
  way.append(code)
  return way
}

function drawBank({ holder, account, ifsc, bank }: NonNullable<PayPage['bank']>, reference: string): HTMLElement {
  const way = element('section', '', 'card')
  way.append(element('h2', words.bank), element('p', `${words.payTo(holder)} ${bank}`))
  const facts = [
    [words.account, account],
    [words.ifsc, ifsc],
    [words.reference, reference],
  ] as const
  way.append(...facts.map(([name, value]) => drawFact(name, value)))
  return way
}

/** Ways to pay a request: UPI app, QR code for a second phone, or bank transfer (rule MON-7). */
export const drawWays = ({ upi, bank, reference }: PayPage): HTMLElement[] => [
  ...(upi ? [drawUpi(upi, reference)] : []),
  ...(bank ? [drawBank(bank, reference)] : []),
]
