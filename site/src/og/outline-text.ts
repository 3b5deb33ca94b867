import anek from './anek-glyphs.json' with { type: 'json' }

const glyphs: Record<string, (string | number)[]> = anek.glyphs

/** Advance and outline of a character; an unknown one becomes a space, so that a picture never fails a build. */
function glyphOf(character: string): { advance: number; path: string } {
  const [advance = 500, path = ''] = glyphs[character] ?? glyphs[' '] ?? []
  return { advance: Number(advance), path: String(path) }
}

/** Width of a text in pixels; `size` is the font size in pixels. */
export function measureText(text: string, size: number): number {
  const units = [...text].reduce((sum, character) => sum + glyphOf(character).advance, 0)
  return (units * size) / anek.unitsPerEm
}

/** Draws a line of text as SVG paths, because the machine's fonts are unknown. x is the left edge, y the baseline, in pixels. */
export function outlineText(text: string, x: number, y: number, size: number, fill: string): string {
  const scale = size / anek.unitsPerEm
  let pen = 0
  const paths = [...text].map((character) => {
    const { advance, path } = glyphOf(character)
    const drawn = path ? `<path transform="translate(${pen} 0)" d="${path}"/>` : ''
    pen += advance
    return drawn
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

/** Breaks a text into lines of at most `width` pixels. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measureText(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
