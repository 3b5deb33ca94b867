import { stripVTControlCharacters } from 'node:util'

/** The first line of what a runner said, without the colours of a terminal. */
export function firstLine(message = ''): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n')
  return line.slice(0, 300)
}
