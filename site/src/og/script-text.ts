import sharp from 'sharp'
import { language } from '#words/language/language.ts'

/**
 * Faces for pictures, weight 650 (docs/licences.md): asked for by file, since pictures are made with whatever fonts the
 * machine has, and none may be asked for by name alone.
 */
const faces: Readonly<Record<string, { family: string; fontfile: string }>> = {
  te: { family: 'Anek Pictures Telugu', fontfile: 'src/og/anek-telugu.ttf' },
  hi: { family: 'Anek Pictures Devanagari', fontfile: 'src/og/anek-devanagari.ttf' },
}
const face = faces[language]

/** Whether this language is written in letters that join, so that outlines side by side would not do. */
export const hasOwnScript = face !== undefined

type Style = { size: number; colour: string; width: number }
const escapeMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A text in the language's own script, shaped and broken into lines of at most `width` pixels, as a transparent picture. */
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
