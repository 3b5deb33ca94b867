import type { Tokens } from '../../../app/looks/tokens.ts'

export const boardColours = ({
  paper,
  paperRaised,
  paperSunk,
  line,
  inkSoft,
  kumkum,
  leaf,
  leafSoft,
  status,
}: Tokens) => ({
  '--paper': paper,
  '--paper-raised': paperRaised,
  '--paper-sunk': paperSunk,
  '--line': line,
  '--ink-soft': inkSoft,
  '--kumkum': kumkum,
  '--leaf': leaf,
  '--leaf-soft': leafSoft,
  ...Object.fromEntries(
    Object.entries(status).flatMap(([name, { background, ink }]) => [
      [`--${name}`, background],
      [`--${name}-ink`, ink],
    ]),
  ),
})
