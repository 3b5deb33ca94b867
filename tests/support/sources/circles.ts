import type { Import } from './imports.ts'

type Arrow = Pick<Import, 'from' | 'to'>

/** Everything that can be reached from a place. */
function reach(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>()
  const ahead = [...(arrows.get(start) ?? [])]
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    ahead.push(...(arrows.get(next) ?? []))
  }
  return seen
}

/** Places that reach each other, each circle as one line of names in their order. */
export function findCircles(all: readonly Arrow[]): string[] {
  const arrows = new Map<string, Set<string>>()
  for (const { from, to } of all) if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
  const reached = new Map([...arrows.keys()].map((place) => [place, reach(place, arrows)]))
  const circles = [...reached].flatMap(([place, seen]) =>
    seen.has(place)
      ? [
          [...seen]
            .filter((other) => reached.get(other)?.has(place))
            .sort()
            .join(' '),
        ]
      : [],
  )
  return [...new Set(circles)].sort()
}

/** The same arrows between what stands in a room: its folders, and its own files. */
export const betweenFolders = (room: string, all: readonly Arrow[]): Arrow[] => {
  const folderOf = (path: string) => path.startsWith(`${room}/`) && path.slice(room.length + 1).split('/')[0]
  return all.flatMap(({ from, to }) => {
    const [above, below] = [folderOf(from), folderOf(to)]
    return above && below ? [{ from: above, to: below }] : []
  })
}
