import { brand, brandColours } from '@thodu/api/contract/brand.config'
import sharp from 'sharp'
import { readDrawing, readMark } from '../brand/recolour.ts'
import { outlineText, wrapText } from './outline-text.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const PICTURE = { x: 660, width: 540 }
const [paper] = brandColours.paper
const [ink] = brandColours.ink
const [leaf] = brandColours.leaf
const [turmeric] = brandColours.turmeric

/** The picture shown when a page is shared: its title on paper, an illustration beside it. PNG, 1200 by 630 pixels. */
export async function drawSharePicture(title: string, illustration: string): Promise<Uint8Array<ArrayBuffer>> {
  const size = title.length > 40 ? 62 : 76
  const lines = wrapText(title, size, PICTURE.x - 130)
  const top = (HEIGHT - lines.length * size * 1.1) / 2 + size
  const text = lines.map((line, index) => outlineText(line, 72, top + index * size * 1.1, size, ink))
  const mark = readMark().replace('<svg ', '<svg x="72" y="52" width="64" height="64" ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${paper}"/>${mark}${outlineText(brand.name, 152, 100, 46, leaf)}${text.join('')}<rect x="72" y="${HEIGHT - 84}" width="84" height="12" rx="6" fill="${turmeric}"/>${outlineText(brand.city, 180, HEIGHT - 66, 32, ink)}</svg>`
  const picture = await sharp(Buffer.from(readDrawing(illustration)), { density: 144 })
    .resize(PICTURE.width, HEIGHT, { fit: 'cover' })
    .png()
    .toBuffer()
  const png = await sharp(Buffer.from(svg))
    .composite([{ input: picture, left: PICTURE.x, top: 0 }])
    .png({ palette: true, quality: 90 })
    .toBuffer()
  return new Uint8Array(png)
}
