import { brandColours } from '@thodu/api/contract/page-values'

const toName = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const declare = (scheme: 0 | 1): string =>
  `:root{${Object.entries(brandColours)
    .map(([name, pair]) => `${toName(name)}:${pair[scheme]}`)
    .join(';')}}`

/** The brand's colours as CSS properties of every style sheet: `leafSoft` is `--leaf-soft`. */
export const colourStyles = `${declare(0)}@media (prefers-color-scheme:dark){${declare(1)}}`
