type Range = [string, ...string[]]
type Variant = { src: [string]; weight: string; style: 'normal'; display: 'optional' | 'swap'; unicodeRange: Range }

/**
 * The Anek family as ONE font family: a variant per script, told apart by unicodeRange, so that a page in Telugu or
 * Hindi downloads its own script and nothing else (rule LOOK-1). `optional`: where the file comes late, the page stays
 * as it was drawn and has the face from the next page on; text that jumps while somebody reads costs more. `swap` for
 * Telugu and Devanagari: names arrive by script, after the moment `optional` waits for, and many devices have no such face.
 */
const standardRange: Range = [
  'U+0000-00FF',
  'U+0131',
  'U+0152-0153',
  'U+02BB-02BC',
  'U+02C6',
  'U+02DA',
  'U+02DC',
  'U+2000-206F',
  'U+20AC',
  'U+2122',
  'U+2191',
  'U+2193',
  'U+2212',
  'U+2215',
]

/**
 * One range of weights, written in two ways: the preload filter of the font component tells variants apart by the text,
 * but for a browser it must be the same number. Faces of different ranges are different faces: it chooses one of them and
 * never asks the others for the letters that it lacks.
 */
export const LATIN_WEIGHTS = '100.0 800'
const OTHER_WEIGHTS = '100 800'

export const anekVariants: [Variant, ...Variant[]] = [
  {
    src: ['@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'],
    weight: LATIN_WEIGHTS,
    style: 'normal',
    display: 'optional',
    unicodeRange: standardRange,
  },
  {
    src: ['@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'],
    weight: OTHER_WEIGHTS,
    style: 'normal',
    display: 'optional',
    unicodeRange: ['U+0100-0130', 'U+0132-0151', 'U+0154-02BA', 'U+02BD-02C5', 'U+1E00-1EFF', 'U+20AD-20B8'],
  },
  {
    // Cut from the file above: every page with a price would otherwise load 36 kB for the rupee sign alone.
    src: ['./src/fonts/anek-rupee.woff2'],
    weight: OTHER_WEIGHTS,
    style: 'normal',
    display: 'optional',
    unicodeRange: ['U+20B9'],
  },
  {
    src: ['@fontsource-variable/anek-telugu/files/anek-telugu-telugu-wght-normal.woff2'],
    weight: OTHER_WEIGHTS,
    style: 'normal',
    display: 'swap',
    unicodeRange: ['U+0951-0952', 'U+0964-0965', 'U+0C00-0C7F', 'U+1CDA', 'U+1CF2', 'U+200C-200D', 'U+25CC'],
  },
  {
    src: ['@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2'],
    weight: OTHER_WEIGHTS,
    style: 'normal',
    display: 'swap',
    unicodeRange: ['U+0900-0950', 'U+0953-0963', 'U+0966-097F', 'U+1CD0-1CD9', 'U+A8E0-A8FF'],
  },
]
