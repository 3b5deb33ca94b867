import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import peeps from 'react-peeps'
import sharp from 'sharp'
import { compactPath, GRID } from './compact.ts'
import { paint } from './palette.ts'
import { floodFill, grow, type Mask, ringArea, simplify, traceRings } from './trace.ts'

/** Paint poured at a point (figure units) spreads to the next ink line. */
export type Pour = { at: [x: number, y: number]; fill: string }
export type Part = { body?: string; hair?: string; face?: string; facialHair?: string; accessory?: string }
export type Figure = {
  body: string
  bodyPaint: Pour[]
  head: Omit<Part, 'body'>
  headPaint: Pour[]
  skin: string
  /** Replaces colours that a part has by default. */
  recolour?: Record<string, string>
  /** Markup drawn on top of the head: jewellery, flowers. */
  extras?: string
}

/** The part of the drawing plane that a figure may use, and pixels per unit while finding the painted areas. */
const PLANE = { x: -400, y: -80, width: 2200, height: 3100 }
const SCALE = 0.4
const INK_KEY = '#010203'
const SKIN_KEY = '#0a0b0c'

type PeepProps = Part & { strokeColor: string; backgroundColor: string; viewBox: typeof PLANE }
// Node returns the whole CommonJS module where the types promise its default export.
if (!('default' in peeps)) throw new Error('react-peeps has changed its shape')
const Peep = peeps.default as FunctionComponent<PeepProps>

/** Draws one part without its frame, in integers: the units are so small that the difference is invisible. */
function renderPart(part: Part): string {
  const props = { ...part, strokeColor: INK_KEY, backgroundColor: SKIN_KEY, viewBox: PLANE }
  const svg = renderToStaticMarkup(createElement(Peep, props))
  return svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/<path[^>]*>/g, (tag) => {
      const own = tag.match(/ transform="([^"]*)"/)?.[1] ?? ''
      const scaled = tag
        .replace(/ transform="[^"]*"/, '')
        .replace('<path', `<path transform="${`${own} scale(${GRID})`.trim()}"`)
      return scaled.replace(/ d="([^"]*)"/, (_, data: string) => ` d="${compactPath(data)}"`)
    })
    .replace(/<g><\/g>/g, '')
}

async function rasterise(markup: string): Promise<Mask> {
  const { x, y, width, height } = PLANE
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${size.width}" height="${size.height}">${markup}</svg>`
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer()
  return { ...size, bits: Uint8Array.from(pixels, (alpha) => (alpha > 110 ? 1 : 0)) }
}

const withoutInk = (markup: string) => markup.replaceAll(/<path[^>]*fill="#010203"[^>]*>(<\/path>)?/g, '')
const onlyInk = (markup: string) => markup.replaceAll(/<path(?![^>]*fill="#010203")[^>]*>(<\/path>)?/g, '')

/** Returns the areas of a part that can be painted: inside its outline and not ink. */
export async function findOpenAreas(part: Part): Promise<Mask> {
  const markup = renderPart(part)
  const [outline, ink] = [await rasterise(markup), await rasterise(onlyInk(markup))]
  return { ...outline, bits: outline.bits.map((bit, index) => (bit && !ink.bits[index] ? 1 : 0)) }
}

async function paintPart(
  part: Part,
  pours: Pour[],
  colours: { skin: string; ink: string; recolour: Record<string, string> },
) {
  const markup = renderPart(part)
  const open = await findOpenAreas(part)
  const painted = pours.map(({ at, fill }) => {
    const region = floodFill(open, Math.round((at[0] - PLANE.x) * SCALE), Math.round((at[1] - PLANE.y) * SCALE))
    const rings = traceRings(grow(region, 3)).filter((ring) => ringArea(ring) > 50)
    if (rings.length === 0) throw new Error(`Nothing to paint at ${at} of ${JSON.stringify(part)}`)
    const toUnits = (pixel: number, origin: number) => Math.round(pixel / SCALE + origin)
    const data = rings.map((ring) => {
      const points = simplify(ring, 0.9).map(([x, y]) => `${toUnits(x, PLANE.x)} ${toUnits(y, PLANE.y)}`)
      return `M${points.join('L')}Z`
    })
    return `<path fill="${fill}" fill-rule="evenodd" transform="scale(${GRID})" d="${compactPath(data.join(''))}"/>`
  })
  let flat = `<g>${withoutInk(markup)}</g>${painted.join('')}<g>${onlyInk(markup)}</g>`
  for (const [from, to] of Object.entries({ ...colours.recolour, [SKIN_KEY]: colours.skin, [INK_KEY]: colours.ink })) {
    flat = flat.replaceAll(from, to)
  }
  return flat
}

/** Draws a person as SVG markup, body first, in units of the drawing plane (the head is about 450 units high). */
export async function drawFigure(figure: Figure): Promise<string> {
  const colours = { skin: figure.skin, ink: paint.ink, recolour: figure.recolour ?? {} }
  const body = await paintPart({ body: figure.body }, figure.bodyPaint, colours)
  const head = await paintPart(figure.head, figure.headPaint, colours)
  return body + head + (figure.extras ?? '')
}
