import sharp from 'sharp'
import { language } from '#words/language/language.ts'

/** Fonts for pictures, weight 650 (docs/licences.md), given by file because the machine's fonts are unknown. */
const faces: Readonly<Record<string, { family: string; fontfile: string }>> = {
  te: { family: 'Anek Pictures Telugu', fontfile: 'src/og/anek-telugu.ttf' },
  hi: { family: 'Anek Pictures Devanagari', fontfile: 'src/og/anek-devanagari.ttf' },
}
const face = faces[language]

/** Whether the language's letters join, so that single outlines do not work. */
export const hasOwnScript = face !== undefined

type Style = { size: number; colour: string; width: number }
const escapeMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Draws a text in the language's script, wrapped at `width` pixels, as a transparent picture. */
export async function drawScript(
  text: string,
  { size, colour, width }: Style,
): Promise<{ data: Buffer; height: number }> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${face?.family} ${size}px`,
      ...(face && { fontfile: face.fontfile }),
      rgba: true,
      dpi: 72,
      width,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}
