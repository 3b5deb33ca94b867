/** `more` is stacked on `count`. */
export type Point = { label: string; count: number; more?: number }
type Box = { x: number; y: number; width: number; height: number }
type Bar = { label: string; count: number; more: number; box: Box; above: Box }

/** The smallest of 1, 2, 5, 10, 20, 50… not below the count, for a readable axis. */
export function roundUp(count: number): number {
  if (count <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(count))
  return ([1, 2, 5, 10].find((step) => step * power >= count) ?? 10) * power
}

export const topOf = (points: readonly Point[]): number =>
  roundUp(Math.max(0, ...points.map(({ count, more = 0 }) => count + more)))

/** Lays bars out side by side in a box of the given size. */
export function layOutBars(points: readonly Point[], width: number, height: number): Bar[] {
  const top = topOf(points)
  const step = width / Math.max(1, points.length)
  return points.map(({ label, count, more = 0 }, index) => {
    const place = { x: index * step + step * 0.15, width: step * 0.7 }
    const [lower, upper] = [(count / top) * height, (more / top) * height]
    return {
      label,
      count,
      more,
      box: { ...place, y: height - lower, height: lower },
      above: { ...place, y: height - lower - upper, height: upper },
    }
  })
}
