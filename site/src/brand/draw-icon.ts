import { brandColours } from '@thodu/api/contract/page-values'
import sharp from 'sharp'
import { drawOnce } from '../render/draw-once.ts'
import { readMark } from './recolour.ts'

/**
 * Draws the mark on the brand's paper colour as PNG.
 * @param size width and height of the icon in px
 * @param mark width and height of the mark in px; a round mask crops no mark of at most three fifths of `size`
 */
export async function drawIcon(size: number, mark: number): Promise<Response> {
  const svg = readMark()
  const [background] = brandColours.paper
  const icon = await drawOnce({ svg, background, size, mark }, async () => {
    const drawn = await sharp(Buffer.from(svg), { density: 300 }).resize(mark, mark).png().toBuffer()
    return sharp({ create: { width: size, height: size, channels: 3, background } })
      .composite([{ input: drawn }])
      .png()
      .toBuffer()
  })
  return new Response(icon, { headers: { 'Content-Type': 'image/png' } })
}
