import { brandColours } from '@thodu/api/contract/brand.config'
import sharp from 'sharp'
import { readMark } from '../brand/recolour.ts'

/** The home-screen icon, made from the favicon at build. */
export async function GET() {
  const mark = await sharp(Buffer.from(readMark()), { density: 300 }).resize(132, 132).png().toBuffer()
  const icon = await sharp({ create: { width: 180, height: 180, channels: 3, background: brandColours.paper[0] } })
    .composite([{ input: mark }])
    .png()
    .toBuffer()
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } })
}
