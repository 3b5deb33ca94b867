import { readFileSync } from 'node:fs'
import { brandColours, brandLogo } from '@thodu/api/contract/page-values'
import { paint } from '../../illustrations/palette.ts'

/** Colours that drawings share with the brand; the others are walls, skin and clothes. */
const shared = ['paper', 'ink', 'leaf', 'turmeric', 'kumkum'] as const

/** Replaces a drawing's standard colours by the brand's. */
const recolour = (svg: string): string =>
  shared.reduce((drawn, name) => drawn.replaceAll(paint[name], brandColours[name][0]), svg)

/** Reads an SVG of illustrations/drawn. */
export const readDrawing = (name: string): string => recolour(readFileSync(`illustrations/drawn/${name}.svg`, 'utf8'))

/** Wraps a logo into a square SVG, so that it fits wherever the mark does. */
const frameLogo = (png: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><image width="40" height="40" href="data:image/png;base64,${png}"/></svg>`

/** The company's logo, or the mark: two people under one leaf. */
export const readMark = (): string =>
  brandLogo ? frameLogo(brandLogo.png) : recolour(readFileSync('src/brand/mark.svg', 'utf8'))
