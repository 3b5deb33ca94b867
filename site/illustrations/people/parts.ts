import { paint } from '../palette.ts'
import { line, thin } from '../room.ts'

/** People drawn for this project: limbs are strokes with an ink edge, clothes are shapes. Units: pixels of the scene. */

export const limb = (along: string, width: number, colour: string): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="${paint.ink}" stroke-width="${width + 6}" d="${along}"/><path stroke="${colour}" stroke-width="${width}" d="${along}"/></g>`

export const cloth = (outline: string, colour: string): string => `<path fill="${colour}" ${line} d="${outline}"/>`

export const border = (along: string, colour: string, width = 9): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" d="${along}"/>`

export const fold = (along: string): string => `<path ${thin} d="${along}"/>`

/** Draws a resting hand: a palm with four fingers, turned by degrees. */
export function hand(x: number, y: number, turn: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="${colour}" ${line} d="M-14 -12C-4 -17 10 -17 22 -13C31 -11 35 -7 33 -3C36 0 35 5 31 6C31 11 27 13 22 13C10 16 -4 15 -14 11"/><path ${thin} d="M16 -4h15M15 4h14"/></g>`
}

export function foot(x: number, y: number, colour: string, facing: 1 | -1 = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${facing} 1)"><path fill="${colour}" ${line} d="M-15 -16C-17 -4 -18 6 -12 8H36C46 8 48 0 42 -4C30 -7 20 -10 13 -18"/><path ${thin} d="M34 7v-5M41 5v-4"/></g>`
}

export type Face = {
  x: number
  y: number
  skin: string
  facing: 1 | -1
  tilt?: number
  mood: 'smile' | 'calm' | 'down'
}

/** Draws a head in three-quarter view: face and ear, without hair. */
export function face({ x, y, skin, facing, tilt = 0, mood }: Face, hair: string, more = ''): string {
  const eyes =
    mood === 'down'
      ? `<path ${thin} d="M3 -2q6 5 12 1M25 -2q5 5 10 1"/>`
      : `<circle cx="9" cy="-4" r="3.4" fill="${paint.ink}"/><circle cx="30" cy="-4" r="3.4" fill="${paint.ink}"/>`
  const mouth = mood === 'calm' ? 'M10 24q9 5 17 -1' : 'M7 21q12 13 23 -1'
  return `<g transform="translate(${x} ${y}) scale(${facing} 1) rotate(${tilt})"><path fill="${skin}" ${line} d="M-38 -8C-38 -38 -16 -52 6 -52C30 -52 43 -34 43 -10C43 18 30 44 8 46C-16 47 -36 26 -38 -8Z"/>${hair}<path fill="${skin}" ${line} d="M-22 -2C-34 -10 -38 8 -24 14"/><path ${thin} d="M2 -15q7 -5 13 -2M24 -17q7 -3 11 1M21 -4q7 10 3 14h-6"/>${eyes}<path ${thin} d="${mouth}"/>${more}</g>`
}

const strand = (colour: string, d: string) => `<path fill="${colour}" ${line} d="${d}"/>`
/** Hair in a bun, with or without jasmine; drawn within `face`. */
export const bun = (colour: string, flowers: boolean): string =>
  strand(colour, 'M-40 -8C-70 -16 -72 22 -46 20C-34 18 -32 8 -32 2Z') +
  strand(
    colour,
    'M-38 8C-50 -44 -18 -64 8 -62C34 -60 48 -40 45 -22C34 -42 14 -44 0 -40C-16 -34 -22 -18 -24 -2C-30 -4 -34 0 -38 8Z',
  ) +
  (flowers
    ? [
        [-44, -14],
        [-52, -4],
        [-54, 8],
        [-46, 18],
      ]
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="6" fill="${paint.white}" stroke="${paint.ink}" stroke-width="2"/>`,
        )
        .join('')
    : '')
export const plait = (colour: string): string =>
  `<path fill="none" stroke="${paint.ink}" stroke-width="24" stroke-linecap="round" d="M-34 4C-58 30 -44 60 -56 96"/><path fill="none" stroke="${colour}" stroke-width="18" stroke-linecap="round" d="M-34 4C-58 30 -44 60 -56 96"/>` +
  strand(
    colour,
    'M-38 10C-50 -44 -18 -64 8 -62C34 -60 48 -40 45 -22C34 -42 14 -44 0 -40C-16 -34 -22 -18 -24 -2C-30 -4 -34 2 -38 10Z',
  )
export const shortHair = (colour: string): string =>
  strand(
    colour,
    'M-37 6C-50 -40 -24 -66 8 -64C38 -62 50 -42 44 -20C36 -30 30 -36 18 -36C2 -30 -16 -34 -22 -16C-24 -8 -26 -2 -28 0C-32 -2 -35 0 -37 6Z',
  )
export const thinHair = (colour: string): string =>
  strand(colour, 'M-37 12C-48 -8 -44 -30 -30 -40C-28 -26 -26 -14 -24 -4C-30 -4 -34 2 -37 12Z') +
  strand(colour, 'M-26 -43C-10 -58 18 -60 34 -42C16 -48 -6 -48 -26 -43Z')
export const moustache = (colour: string): string =>
  strand(colour, 'M4 17C10 10 18 12 20 15C24 12 32 12 35 17C28 21 24 20 20 18C16 21 10 22 4 17Z')
export const bindi = `<circle cx="22" cy="-24" r="3.6" fill="${paint.kumkum}"/>`
export const jhumka = `<circle cx="-26" cy="19" r="4.5" fill="${paint.turmeric}" stroke="${paint.ink}" stroke-width="2"/>`
export const glasses = `<g fill="none" stroke="${paint.ink}" stroke-width="2.5"><circle cx="8" cy="-3" r="10"/><circle cx="31" cy="-3" r="9"/><path d="M18 -4h4M-2 -4l-18 -2"/></g>`
export const bangles = (x: number, y: number, turn: number, colour = paint.kumkum): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="${colour}" stroke-width="4"><path d="M-4 -14q4 14 0 28M4 -14q4 14 0 28"/></g>`
