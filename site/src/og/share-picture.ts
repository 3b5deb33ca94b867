import { readFile } from 'node:fs/promises'
import { brand } from '@thodu/api/contract/brand.config'
import sharp from 'sharp'
import { outlineText, wrapText } from './outline-text.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const PICTURE = { x: 660, width: 540 }
const colours = { paper: '#fbf7f0', ink: '#1d2522', leaf: '#0e5a4a', turmeric: '#e8a317' }

/** The picture shown when a page is shared: its title on paper, an illustration beside it. PNG, 1200 by 630 pixels. */
export async function drawSharePicture(title: string, illustration: string): Promise<Uint8Array<ArrayBuffer>> {
  const size = title.length > 40 ? 62 : 76
  const lines = wrapText(title, size, PICTURE.x - 130)
  const top = (HEIGHT - lines.length * size * 1.1) / 2 + size
  const text = lines.map((line, index) => outlineText(line, 72, top + index * size * 1.1, size, colours.ink))
  const mark = (await readFile('public/favicon.svg', 'utf8')).replace(
    '<svg ',
    '<svg x="72" y="52" width="64" height="64" ',
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${colours.paper}"/>${mark}${outlineText(brand.name, 152, 100, 46, colours.leaf)}${text.join('')}<rect x="72" y="${HEIGHT - 84}" width="84" height="12" rx="6" fill="${colours.turmeric}"/>${outlineText(brand.city, 180, HEIGHT - 66, 32, colours.ink)}</svg>`
  const picture = await sharp(await readFile(`public/illustrations/${illustration}.svg`), { density: 144 })
    .resize(PICTURE.width, HEIGHT, { fit: 'cover' })
    .png()
    .toBuffer()
  const png = await sharp(Buffer.from(svg))
    .composite([{ input: picture, left: PICTURE.x, top: 0 }])
    .png({ palette: true, quality: 90 })
    .toBuffer()
  return new Uint8Array(png)
}
