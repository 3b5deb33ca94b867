/** A one-bit picture: 1 inside, 0 outside, row by row. */
export type Mask = { width: number; height: number; bits: Uint8Array }
type Point = [x: number, y: number]

/** Returns the pixels of `open` that can be reached from the seed without crossing a closed one. */
export function floodFill(open: Mask, seedX: number, seedY: number): Mask {
  const { width, height } = open
  const bits = new Uint8Array(width * height)
  const queue = [seedY * width + seedX]
  while (queue.length > 0) {
    const index = queue.pop() ?? 0
    if (bits[index] || !open.bits[index]) continue
    bits[index] = 1
    const x = index % width
    if (x > 0) queue.push(index - 1)
    if (x < width - 1) queue.push(index + 1)
    if (index >= width) queue.push(index - width)
    if (index < width * (height - 1)) queue.push(index + width)
  }
  return { width, height, bits }
}

/** Grows the mask by a radius in pixels, so that paint reaches under the ink and leaves no light seam. */
export function grow(mask: Mask, radius: number): Mask {
  const { width, height } = mask
  let bits = mask.bits
  for (let step = 0; step < radius; step++) {
    const grown = new Uint8Array(bits)
    for (let index = 0; index < bits.length; index++) {
      if (!bits[index]) continue
      const x = index % width
      if (x > 0) grown[index - 1] = 1
      if (x < width - 1) grown[index + 1] = 1
      if (index >= width) grown[index - width] = 1
      if (index < width * (height - 1)) grown[index + width] = 1
    }
    bits = grown
  }
  return { width, height, bits }
}

/** Returns the outlines of a mask as closed rings of pixel corners, outer rings and holes alike (for fill-rule evenodd). */
export function traceRings(mask: Mask): Point[][] {
  const { width, height } = mask
  const at = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && mask.bits[y * width + x] === 1
  const stride = width + 1
  const edges = new Map<number, number[]>()
  const addEdge = (ax: number, ay: number, bx: number, by: number) => {
    const from = ay * stride + ax
    edges.set(from, [...(edges.get(from) ?? []), by * stride + bx])
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!at(x, y)) continue
      if (!at(x, y - 1)) addEdge(x, y, x + 1, y)
      if (!at(x + 1, y)) addEdge(x + 1, y, x + 1, y + 1)
      if (!at(x, y + 1)) addEdge(x + 1, y + 1, x, y + 1)
      if (!at(x - 1, y)) addEdge(x, y + 1, x, y)
    }
  }
  const rings: Point[][] = []
  for (const start of edges.keys()) {
    const ring: Point[] = []
    let corner: number | undefined = start
    while (corner !== undefined) {
      const next: number | undefined = edges.get(corner)?.pop()
      if (next === undefined) break
      ring.push([corner % stride, Math.floor(corner / stride)])
      corner = next
    }
    if (ring.length > 3) rings.push(ring)
  }
  return rings
}

/** Area inside a ring, in square pixels. */
export function ringArea(ring: Point[]): number {
  let sum = 0
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  })
  return Math.abs(sum) / 2
}

/** Douglas-Peucker: drops points nearer than the tolerance (pixels) to the line through their neighbours. */
export function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let farthest = 0
  let distance = 0
  points.forEach((point, index) => {
    const away = distanceToLine(point, first, last)
    if (away > distance) [farthest, distance] = [index, away]
  })
  if (distance <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}
