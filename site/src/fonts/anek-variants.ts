import type { Language } from '@thodu/api/contract/people/languages'

type Range = [string, ...string[]]
type Display = 'optional' | 'swap'
type Variant = { src: [string]; weight: string; style: 'normal'; display: Display; unicodeRange: Range }
type Variants = [Variant, ...Variant[]]

/**
 * Accents and rare signs. It does not overlap the core: while a face loads, Chrome requests each other face of the same letters.
 */
const accentRange: Range = [
  'U+00A1-00A8',
  'U+00AA-00AF',
  'U+00B1-00B6',
  'U+00B8-00D6',
  'U+00D8-00FF',
  'U+0131',
  'U+0152-0153',
  'U+02BB-02BC',
  'U+02C6',
  'U+02DA',
  'U+02DC',
  'U+2016-2017',
  'U+201F-2021',
  'U+2023-2025',
  'U+2030-205E',
  'U+20AC',
  'U+2122',
  'U+2191',
  'U+2193',
  'U+2215',
]

/** Letters without accents, digits and signs: nearly all of an English page, and the Latin part of a page in another script. */
const coreRange: Range = [
  'U+0020-007E',
  'U+00A0',
  'U+00A9',
  'U+00B0',
  'U+00B7',
  'U+00D7',
  'U+2010-2015',
  'U+2018-201E',
  'U+2022',
  'U+2026',
  'U+2192',
  'U+2212',
]

/** Invisible signs that join or separate letters; they belong to the script of the page. */
const joiners = ['U+200C-200D']

/**
 * One range of weights, written in three ways: the font component's preload filter compares texts, while browsers compare
 * numbers. Different ranges would be different faces: a browser selects one and never asks the others for missing letters.
 */
const LATIN_WEIGHTS = '100.0 800'
const OWN_WEIGHTS = '100 800.0'
const OTHER_WEIGHTS = '100 800'

/** Weights that a page preloads: the core of Latin and the letters of its language. */
export const preloadedWeights = (language: Language): string[] =>
  language === 'en' ? [LATIN_WEIGHTS] : [LATIN_WEIGHTS, OWN_WEIGHTS]

/**
 * ONE font family with a variant per script, selected by unicodeRange, so that a page in Telugu or Hindi downloads only its own
 * script (rule LOOK-1). `optional` for Latin: a late file is used from the next page on, because moving text disturbs more.
 * `swap` for Telugu and Devanagari: scripts insert names after the block period of `optional`, and a device without such a font
 * showed only boxes on a first visit.
 */
export function listVariants(language: Language): Variants {
  const own = { weight: OWN_WEIGHTS, display: 'swap' } as const
  const other = { weight: OTHER_WEIGHTS, display: 'swap' } as const
  const latin: Variant = {
    src: ['@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'],
    weight: OTHER_WEIGHTS,
    style: 'normal',
    display: 'optional',
    unicodeRange: accentRange,
  }
  /** 16 kB (11 kB beside another script) instead of the 45 kB of the whole face. */
  const core: Variant = {
    ...latin,
    src: [`./src/fonts/anek-latin-${language === 'en' ? 'text' : 'core'}.woff2`],
    weight: LATIN_WEIGHTS,
    unicodeRange: coreRange,
  }
  return [
    latin,
    core,
    {
      src: ['@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'],
      weight: OTHER_WEIGHTS,
      style: 'normal',
      display: 'optional',
      unicodeRange: ['U+0100-0130', 'U+0132-0151', 'U+0154-02BA', 'U+02BD-02C5', 'U+1E00-1EFF', 'U+20AD-20B8'],
    },
    {
      // Cut from the file above: otherwise every page with a price would load 36 kB for the rupee sign.
      src: ['./src/fonts/anek-rupee.woff2'],
      weight: OTHER_WEIGHTS,
      style: 'normal',
      display: 'optional',
      unicodeRange: ['U+20B9'],
    },
    {
      src: ['./src/fonts/anek-telugu.woff2'],
      style: 'normal',
      ...(language === 'te' ? own : other),
      unicodeRange: ['U+0C00-0C7F', ...(language === 'te' ? joiners : [])],
    },
    {
      src: ['./src/fonts/anek-devanagari.woff2'],
      style: 'normal',
      ...(language === 'hi' ? own : other),
      unicodeRange: ['U+0900-097F', ...(language === 'hi' ? joiners : [])],
    },
  ]
}
