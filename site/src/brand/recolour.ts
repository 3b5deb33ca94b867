import { readFileSync } from 'node:fs'
import { brandColours } from '@thodu/api/contract/brand.config'
import { paint } from '../../illustrations/palette.ts'

/** Colours that drawings share with the brand; their other ones are walls, skin and clothes. */
const shared = ['paper', 'ink', 'leaf', 'turmeric', 'kumkum'] as const

/** A drawing in the brand's own colours, whatever they are. */
const recolour = (svg: string): string =>
  shared.reduce((drawn, name) => drawn.replaceAll(paint[name], brandColours[name][0]), svg)

/** A picture of illustrations/drawn. */
export const readDrawing = (name: string): string => recolour(readFileSync(`illustrations/drawn/${name}.svg`, 'utf8'))

/** The mark: two people under one leaf. */
export const readMark = (): string => recolour(readFileSync('src/brand/mark.svg', 'utf8'))
