import { brandColours } from '@thodu/api/contract/page-values'
import sharp, { type OverlayOptions } from 'sharp'
import { home } from '#words/home.ts'
import { brand } from '#words/language/brand.ts'
import { readDrawing, readMark } from '../brand/recolour.ts'
import { drawOnce } from '../render/draw-once.ts'
import { outlineText, wrapText } from './outline-text.ts'
import { drawScript, hasOwnScript } from './script-text.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const PICTURE = { x: 660, width: 540 }
const [paper] = brandColours.paper
const [ink] = brandColours.ink
const [leaf] = brandColours.leaf
const [turmeric] = brandColours.turmeric
const { name, city } = brand.words
const { offer } = home.share
const TITLE_WIDTH = PICTURE.x - 130

function outlineTitle(title: string): string {
  const size = title.length > 40 ? 62 : 76
  const lines = wrapText(title, size, TITLE_WIDTH)
  const top = (HEIGHT - 40 - lines.length * size * 1.1) / 2 + size
  const text = lines.map((line, index) => outlineText(line, 72, top + index * size * 1.1, size, ink))
  return `${outlineText(name, 152, 100, 46, leaf)}${text.join('')}${outlineText(offer, 72, HEIGHT - 96, 30, ink)}${outlineText(city, 180, HEIGHT - 46, 32, ink)}`
}

async function drawTitle(title: string): Promise<OverlayOptions[]> {
  const [drawnName, drawnTitle, drawnOffer, drawnCity] = await Promise.all([
    drawScript(name, { size: 46, colour: leaf, width: 400 }),
    drawScript(title, { size: title.length > 40 ? 56 : 66, colour: ink, width: TITLE_WIDTH }),
    drawScript(offer, { size: 30, colour: ink, width: TITLE_WIDTH }),
    drawScript(city, { size: 32, colour: ink, width: 400 }),
  ])
  return [
    { input: drawnName.data, left: 152, top: 84 - Math.round(drawnName.height / 2) },
    { input: drawnTitle.data, left: 72, top: Math.max(136, Math.round((HEIGHT - 40 - drawnTitle.height) / 2)) },
    { input: drawnOffer.data, left: 72, top: HEIGHT - 108 - Math.round(drawnOffer.height / 2) },
    { input: drawnCity.data, left: 180, top: HEIGHT - 58 - Math.round(drawnCity.height / 2) },
  ]
}

/** Draws the picture of a shared link: title on paper, illustration beside it. PNG, 1200 by 630 pixels. */
export async function drawSharePicture(title: string, illustration: string): Promise<Uint8Array<ArrayBuffer>> {
  const mark = readMark().replace('<svg ', '<svg x="72" y="52" width="64" height="64" ')
  const outlined = hasOwnScript ? '' : outlineTitle(title)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${paper}"/>${mark}${outlined}<rect x="72" y="${HEIGHT - 64}" width="84" height="12" rx="6" fill="${turmeric}"/></svg>`
  const drawing = readDrawing(illustration)
  return drawOnce({ svg, drawing, title, offer, name, city }, async () => {
    const picture = await sharp(Buffer.from(drawing), { density: 144 })
      .resize(PICTURE.width, HEIGHT, { fit: 'cover' })
      .png()
      .toBuffer()
    return sharp(Buffer.from(svg))
      .composite([{ input: picture, left: PICTURE.x, top: 0 }, ...(hasOwnScript ? await drawTitle(title) : [])])
      .png({ palette: true, quality: 90 })
      .toBuffer()
  })
}
