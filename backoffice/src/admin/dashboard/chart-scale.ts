export type Point = { label: string; count: number }
type Bar = Point & { x: number; y: number; width: number; height: number }

/** The smallest "round" number not below a count: 1, 2, 5, 10, 20, 50… so that the axis reads easily. */
export function roundUp(count: number): number {
  if (count <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(count))
  return ([1, 2, 5, 10].find((step) => step * power >= count) ?? 10) * power
}

/** The number at the top of the axis. */
export const topOf = (points: readonly Point[]): number => roundUp(Math.max(0, ...points.map(({ count }) => count)))

/** Bars side by side in a box of the given size, from the bottom up. */
export function layOutBars(points: readonly Point[], width: number, height: number): Bar[] {
  const top = topOf(points)
  const step = width / Math.max(1, points.length)
  return points.map((point, index) => {
    const barHeight = (point.count / top) * height
    return { ...point, x: index * step + step * 0.15, y: height - barHeight, width: step * 0.7, height: barHeight }
  })
}
