import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** The home-screen icon, made from the favicon at build. */
export async function GET() {
  const mark = await sharp(await readFile('public/favicon.svg'), { density: 300 })
    .resize(132, 132)
    .png()
    .toBuffer()
  const icon = await sharp({ create: { width: 180, height: 180, channels: 3, background: '#fbf7f0' } })
    .composite([{ input: mark }])
    .png()
    .toBuffer()
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } })
}
