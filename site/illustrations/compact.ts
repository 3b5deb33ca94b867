const PARAMETERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 }

/** Drawing units per whole number in compacted paths: a third of a pixel at the size people are shown. */
export const GRID = 2

/** Rewrites path data of absolute M L H V C Q Z commands as relative whole numbers of GRID: half the bytes. */
export function compactPath(data: string): string {
  const foreign = /[^MLHVCQZe\d\s,.+-]/.exec(data)
  if (foreign) throw new Error(`Path command ${foreign[0]} is not supported`)
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let out = ''
  let last = ''
  const emit = (command: string, values: number[]) => {
    // A repeated command needs no letter, and a minus sign no separator before it.
    const letter = command === last && command !== 'z' ? '' : command
    const text = values.join(' ').replaceAll(' -', '-')
    out += letter === '' && !text.startsWith('-') ? ` ${text}` : letter + text
    last = command === 'm' ? 'l' : command
  }
  for (const [, command = '', body = ''] of data.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const size = PARAMETERS[command] ?? 1
    const numbers = (body.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map((text) => Math.round(Number(text) / GRID))
    if (command === 'Z') {
      emit('z', [])
      ;[x, y] = [startX, startY]
      continue
    }
    for (let index = 0; index < numbers.length; index += size) {
      const group = numbers.slice(index, index + size)
      const [first = 0] = group
      if (command === 'H') emit('h', [first - x])
      else if (command === 'V') emit('v', [first - y])
      else emit(index > 0 && command === 'M' ? 'l' : command.toLowerCase(), relative(group, x, y))
      if (command === 'V') y = first
      else x = command === 'H' ? first : (group.at(-2) ?? x)
      if (command !== 'H' && command !== 'V') y = group.at(-1) ?? y
      if (command === 'M' && index === 0) [startX, startY] = [x, y]
    }
  }
  return out
}

const relative = (values: number[], x: number, y: number) =>
  values.map((value, index) => value - (index % 2 === 0 ? x : y))
