import { brandColours } from '@thodu/api/contract/brand.config'
import sharp from 'sharp'
import { readMark } from './recolour.ts'

/** The mark on the brand's paper, as PNG; both in px. Within three fifths nothing is cut off by a round mask. */
export async function drawIcon(size: number, mark: number): Promise<Response> {
  const drawn = await sharp(Buffer.from(readMark()), { density: 300 }).resize(mark, mark).png().toBuffer()
  const icon = await sharp({ create: { width: size, height: size, channels: 3, background: brandColours.paper[0] } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer()
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } })
}
