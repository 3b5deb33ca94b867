import { encode } from 'uqr'

const svg = 'http://www.w3.org/2000/svg'

/** Draws a text as a QR code for a second phone or paper, dark on white in both colour schemes, as cameras need it. */
export function drawQr(text: string, title: string): SVGSVGElement {
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
