import { paint, skin } from '../palette.ts'
import { line, thin } from '../room.ts'
import { bindi, border, bun, cloth, face, fold, foot, jhumka, limb, plait, shortHair } from './parts.ts'

const joinedHands = (colour: string): string =>
  `<path fill="${colour}" ${line} d="M-4 372C-16 366 -16 346 -10 330C-7 316 -4 306 0 304C4 306 7 316 10 330C16 346 16 366 4 372Z"/><path ${thin} d="M0 312V366"/>`

const arms = (colour: string, sleeve: string): string =>
  limb('M-46 300C-70 340 -66 372 -14 356', 22, colour) +
  limb('M46 300C70 340 66 372 14 356', 22, colour) +
  limb('M-46 296C-58 316 -62 330 -60 342', 32, sleeve) +
  limb('M46 296C58 316 62 330 60 342', 32, sleeve) +
  joinedHands(colour)

const legs = (colour: string): string =>
  limb('M-22 490V606', 38, paint.white) +
  limb('M22 490V606', 38, paint.white) +
  foot(-22, 626, colour, -1) +
  foot(22, 626, colour)

const kurta = (colour: string, edge: string): string =>
  cloth('M-50 272C-32 252 32 252 50 272C60 340 68 430 72 510C40 524 -40 524 -72 510C-68 430 -60 340 -50 272Z', colour) +
  border('M-72 506C-40 520 40 520 72 506', edge, 8) +
  fold('M-46 500C-40 470 -38 440 -38 410M46 500C40 470 38 440 38 410')

/** A senior nurse in a saree, centred at x = 0, feet at y = 634. */
export const greetingNurse = (): string =>
  [
    limb('M0 220V256', 26, skin.brown),
    foot(-24, 628, skin.brown, -1),
    foot(24, 628, skin.brown),
    cloth('M-56 400C-20 388 20 388 56 400C70 480 74 560 76 622H-76C-74 560 -70 480 -56 400Z', paint.white),
    border('M-76 616H76', paint.leaf, 12),
    fold('M-10 420C-14 490 -16 550 -18 606M14 420C16 490 18 550 20 606'),
    cloth(
      'M-50 272C-32 252 32 252 50 272C56 320 58 370 58 410C30 422 -30 422 -58 410C-58 370 -56 320 -50 272Z',
      paint.leaf,
    ),
    cloth(
      'M-50 272C-40 260 -24 254 -12 256C20 310 44 360 57 408C30 422 -30 422 -58 410C-58 370 -56 320 -50 272Z',
      paint.white,
    ),
    border('M-11 257C21 311 45 360 56 406', paint.leaf, 9),
    face({ x: 0, y: 192, skin: skin.brown, facing: 1, mood: 'smile' }, bun(paint.ink, true), bindi + jhumka),
    arms(skin.brown, paint.leaf),
  ].join('')

export const greetingCaretaker = (): string =>
  [
    legs(skin.deep),
    limb('M0 222V258', 26, skin.deep),
    kurta(paint.turmeric, paint.leaf),
    cloth(
      'M-34 262C-24 300 24 300 34 262C42 264 50 270 54 280C40 330 -40 330 -54 280C-50 270 -42 264 -34 262Z',
      paint.plum,
    ),
    face({ x: 0, y: 194, skin: skin.deep, facing: -1, mood: 'smile' }, plait(paint.ink), bindi + jhumka),
    arms(skin.deep, paint.turmeric),
  ].join('')

export const greetingTherapist = (): string =>
  [
    legs(skin.wheat),
    limb('M0 220V256', 28, skin.wheat),
    kurta(paint.indigo, paint.turmeric),
    fold('M0 258V300'),
    face({ x: 0, y: 190, skin: skin.wheat, facing: -1, mood: 'smile' }, shortHair(paint.ink)),
    arms(skin.wheat, paint.indigo),
  ].join('')
