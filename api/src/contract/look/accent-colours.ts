import { brandColours } from '../page-values.ts'
import { contrastOf, fromSeen, toSeen } from './colour-space.ts'

/** Each colour for light and dark mode. */
export type Colours = { readonly [Name in keyof typeof brandColours]: readonly [light: string, dark: string] }

/** Minimum contrast of text (rule LOOK-2). */
export const textContrast = 4.5
/** Rounding to whole channels could fall below the minimum. */
const safe = textContrast + 0.02
const step = 0.004

const papers = (scheme: 0 | 1): string[] => [
  brandColours.paper[scheme],
  brandColours.paperRaised[scheme],
  brandColours.paperSunk[scheme],
]
const canBeRead = (text: string, backgrounds: readonly string[], least = safe): boolean =>
  backgrounds.every((background) => contrastOf(text, background) >= least)

type Tone = { lightness: number; chroma?: number }
const toned = (accent: string, { lightness, chroma = 1 }: Tone): string => {
  const seen = toSeen(accent)
  return fromSeen({ ...seen, lightness, chroma: Math.min(seen.chroma, chroma) })
}

/** The first colour, from this lightness on, that is readable on the backgrounds. */
function readable(
  accent: string,
  { lightness, chroma, towards }: Required<Tone> & { towards: 'light' | 'dark' },
  backgrounds: readonly string[] | ((colour: string) => readonly string[]),
): string {
  const behind = typeof backgrounds === 'function' ? backgrounds : () => backgrounds
  let at = lightness
  let colour = toned(accent, { lightness: at, chroma })
  while (!canBeRead(colour, behind(colour)) && at > 0 && at < 1) {
    at += towards === 'light' ? step : -step
    colour = toned(accent, { lightness: at, chroma })
  }
  return colour
}

const softOf = (accent: string): string => toned(accent, { lightness: 0.93, chroma: 0.024 })
/** Text in the accent colour appears on these backgrounds, and paper and white text on the accent. */
const lightBackgrounds = (accent: string): string[] => [...papers(0), softOf(accent), brandColours.onLeaf[0]]

const isBrands = (accent: string): boolean => accent === brandColours.leaf[0]

/**
 * The nearest accent with readable text: the colour itself (`#0e5a4a`), or a darker one of the same hue (rule SET-13). Dark
 * mode uses a computed lighter shade, which every hue reaches.
 */
export function nearestAccent(colour: string): string {
  if (isBrands(colour) || canBeRead(colour, lightBackgrounds(colour), textContrast)) return colour
  const { lightness, chroma } = toSeen(colour)
  return readable(colour, { lightness, chroma, towards: 'dark' }, lightBackgrounds)
}

/** The brand's own colours for the brand's accent. */
export function coloursOf(accent: string): Colours {
  if (isBrands(accent)) return brandColours
  const { lightness, chroma } = toSeen(accent)
  const soft = [softOf(accent), toned(accent, { lightness: 0.32, chroma: 0.035 })] as const
  const onDark = [...papers(1), soft[1]]
  const light = { chroma: Math.min(chroma, 0.13), towards: 'light' } as const
  const leaf = readable(accent, { lightness: 0.79, ...light }, onDark)
  const band = readable(accent, { lightness: 0.33, chroma: 0.06, towards: 'dark' }, [brandColours.onBand[1]])
  return {
    ...brandColours,
    leaf: [accent, leaf],
    leafStrong: [
      toned(accent, { lightness: lightness * 0.84 }),
      readable(accent, { lightness: 0.86, ...light }, onDark),
    ],
    leafSoft: soft,
    onLeaf: [brandColours.onLeaf[0], toned(accent, { lightness: 0.22, chroma: 0.03 })],
    link: [accent, readable(accent, { lightness: 0.83, ...light }, onDark)],
    band: [accent, band],
  }
}
