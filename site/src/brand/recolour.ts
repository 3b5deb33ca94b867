import { readFileSync } from 'node:fs'
import { brandColours, brandLogo } from '@thodu/api/contract/page-values'
import { paint } from '../../illustrations/palette.ts'

/** Colours that drawings share with the brand; their other ones are walls, skin and clothes. */
const shared = ['paper', 'ink', 'leaf', 'turmeric', 'kumkum'] as const

/** A drawing in the brand's own colours, whatever they are. */
const recolour = (svg: string): string =>
  shared.reduce((drawn, name) => drawn.replaceAll(paint[name], brandColours[name][0]), svg)

/** A picture of illustrations/drawn. */
export const readDrawing = (name: string): string => recolour(readFileSync(`illustrations/drawn/${name}.svg`, 'utf8'))

/** A logo as a square drawing, so that it stands wherever the mark can. */
const frameLogo = (png: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><image width="40" height="40" href="data:image/png;base64,${png}"/></svg>`

/** The mark: the office's own logo, or two people under one leaf. */
export const readMark = (): string =>
  brandLogo ? frameLogo(brandLogo.png) : recolour(readFileSync('src/brand/mark.svg', 'utf8'))
