import { paint } from './palette.ts'

/** Furniture and fittings of the scenes, drawn with the same ink line as the people. Units: pixels of the scene. */
export const line = `stroke="${paint.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`
const medium = line.replace('"3"', '"2"')
export const thin = `stroke="${paint.ink}" stroke-width="2" stroke-linecap="round" fill="none"`

export function room(width: number, height: number, floorY: number, wall: string, floor: string): string {
  return `<rect width="${width}" height="${height}" fill="${wall}"/><path fill="${floor}" d="M0 ${floorY}C${width * 0.3} ${floorY - 4} ${width * 0.6} ${floorY + 4} ${width} ${floorY - 1}V${height}H0Z"/><path ${thin} d="M0 ${floorY}C${width * 0.3} ${floorY - 4} ${width * 0.6} ${floorY + 4} ${width} ${floorY - 1}"/>`
}

export function casement(x: number, y: number, width: number, height: number, curtain: string): string {
  const middle = x + width / 2
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${paint.sky}" ${line}/><path fill="${paint.leafLight}" d="M${x + 3} ${y + height * 0.7}c${width * 0.2} -${height * 0.22} ${width * 0.35} -${height * 0.05} ${width * 0.5} -${height * 0.12}s${width * 0.3} -${height * 0.16} ${width * 0.5 - 6} ${height * 0.05}V${y + height - 3}H${x + 3}Z"/><path ${thin} d="M${middle} ${y}v${height}M${x} ${y + height * 0.48}h${width}"/><path fill="${curtain}" ${line} d="M${x - 22} ${y - 16}h${width * 0.36}c-4 ${height * 0.4} -${width * 0.14} ${height * 0.62} -${width * 0.2} ${height + 34}h-${width * 0.16}Z"/><path fill="${curtain}" ${line} d="M${x + width + 22} ${y - 16}h-${width * 0.36}c4 ${height * 0.4} ${width * 0.14} ${height * 0.62} ${width * 0.2} ${height + 34}h${width * 0.16}Z"/><path ${thin} d="M${x - 6} ${y}l-4 ${height * 0.9}M${x + width + 6} ${y}l4 ${height * 0.9}"/><path d="M${x - 36} ${y - 17}h${width + 72}" ${line}/></g>`
}

export function tulsi(x: number, y: number, size = 1): string {
  const leaf = (dx: number, dy: number, turn: number) =>
    `<path fill="${paint.leafMid}" transform="translate(${dx} ${dy}) rotate(${turn})" d="M0 0c-16 -8 -18 -30 0 -44c18 14 16 36 0 44Z"/>`
  const leaves = [
    leaf(0, -62, 0),
    leaf(-6, -50, -48),
    leaf(6, -50, 48),
    leaf(-4, -84, -30),
    leaf(4, -84, 30),
    leaf(0, -30, -66),
    leaf(0, -30, 66),
  ]
  return `<g transform="translate(${x} ${y}) scale(${size})" ${line}><path d="M0 0v-96"/>${leaves.join('')}<path fill="${paint.terracotta}" d="M-34 -14h68l-10 66h-48Z"/><path fill="${paint.terracotta}" d="M-40 -24h80v16h-80Z"/></g>`
}

/** Draws a garland of mango leaves, hung above doors on festive days. */
export function toran(x: number, y: number, width: number): string {
  const count = Math.round(width / 26)
  const leaves = Array.from({ length: count }, (_, index) => {
    const cx = Math.round(x + ((index + 0.5) * width) / count)
    return `<path ${index % 3 === 1 ? `fill="${paint.turmeric}" ` : ''}d="M${cx} ${y}c-11 12 -8 26 0 36c8 -10 11 -24 0 -36Z"/>`
  })
  return `<g fill="${paint.leafMid}" ${medium}>${leaves.join('')}<path d="M${x} ${y}h${width}"/></g>`
}

export function picture(x: number, y: number, width: number, height: number, inner: string): string {
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paint.wood}" ${line}/><rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${height - 18}" fill="${inner}" ${medium}/><path fill="${paint.leafMid}" d="M${x + 12} ${y + height - 12}l${width * 0.25} -${height * 0.34}l${width * 0.17} ${height * 0.16}l${width * 0.2} -${height * 0.28}l${width * 0.38 - 24} ${height * 0.46}Z"/><circle cx="${x + width * 0.68}" cy="${y + height * 0.32}" r="${width * 0.08}" fill="${paint.turmeric}"/></g>`
}

export function rug(x: number, y: number, width: number, colour: string): string {
  return `<g><ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width / 11}" fill="${colour}" ${line}/><ellipse cx="${x}" cy="${y}" rx="${width / 2 - 22}" ry="${width / 11 - 9}" fill="none" stroke="${paint.cream}" stroke-width="3" stroke-dasharray="10 9"/></g>`
}

export function stairs(x: number, y: number, steps: number): string {
  const [run, rise] = [62, 46]
  const outline = Array.from({ length: steps }, () => `v-${rise}h${run}`).join('')
  const posts = Array.from(
    { length: steps },
    (_, index) => `M${x + run * (index + 0.55)} ${y - rise * (index + 1)}v-118`,
  )
  const top = { x: x + run * (steps - 0.2), y: y - rise * (steps - 0.25) - 118 }
  return `<g><path fill="${paint.wood}" ${line} d="M${x} ${y}${outline}V${y}Z"/><path ${thin} d="${Array.from({ length: steps }, (_, index) => `M${x + run * index} ${y - rise * (index + 1) + 10}h${run}`).join('')}"/><path d="${posts.join('')}" ${line}/><path fill="none" stroke="${paint.ink}" stroke-width="13" stroke-linecap="round" d="M${x + 14} ${y - rise - 106}L${top.x} ${top.y}"/><path fill="none" stroke="${paint.turmeric}" stroke-width="7" stroke-linecap="round" d="M${x + 14} ${y - rise - 106}L${top.x} ${top.y}"/></g>`
}

export function menuTarget(x: number, y: number, width: number, height: number): string {
  return `<g><rect x="${x - 12}" y="${y - 12}" width="${width + 24}" height="${height + 12}" fill="${paint.wood}" ${line}/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paint.cream}" ${line}/>${toran(x + 4, y + 2, width - 8)}</g>`
}

/** Draws a bed from the side, its head to the left; the scene draws the person in it. */
export function bed(x: number, y: number, width: number, blanket: string): string {
  return `<g><path fill="${paint.wood}" ${line} d="M${x - 16} ${y - 120}h20v200h-20Z"/><path fill="${paint.wood}" ${line} d="M${x + width - 4} ${y - 50}h18v130h-18Z"/><path fill="${paint.white}" ${line} d="M${x} ${y}h${width}v46h-${width}Z"/><path fill="${paint.white}" ${line} d="M${x + 10} ${y - 2}c-8 -34 6 -52 40 -50c40 0 96 -8 106 14c6 16 2 28 -8 38Z"/><path fill="${blanket}" ${line} d="M${x + 150} ${y + 2}c20 -66 60 -70 110 -66c30 2 44 -40 76 -38c36 4 40 44 ${width - 336} 60v66h-${width - 150}c-6 -8 -2 -14 -10 -22Z"/><path ${thin} d="M${x + 210} ${y - 30}c20 14 50 10 70 30M${x + 330} ${y - 60}c6 24 24 40 50 52"/></g>`
}

export function ball(x: number, y: number, radius: number): string {
  return `<g><circle cx="${x}" cy="${y - radius}" r="${radius}" fill="${paint.turmeric}" ${line}/><path ${thin} d="M${x - radius * 0.6} ${y - radius * 1.5}c${radius * 0.4} -${radius * 0.3} ${radius * 0.8} -${radius * 0.3} ${radius * 1.2} 0M${x - radius} ${y - radius}c${radius * 0.6} ${radius * 0.4} ${radius * 1.4} ${radius * 0.4} ${radius * 2} 0"/></g>`
}

export function shelf(x: number, y: number): string {
  const days = Array.from(
    { length: 7 },
    (_, day) =>
      `<rect x="${x + 96 + day * 20}" y="${y - 24}" width="20" height="24" fill="${day < 3 ? paint.paper : paint.leafLight}" ${medium}/>`,
  )
  return `<g><rect x="${x + 16}" y="${y - 58}" width="30" height="58" fill="${paint.rose}" ${line}/><rect x="${x + 46}" y="${y - 44}" width="38" height="44" fill="${paint.white}" ${line}/><path ${thin} d="M${x + 65} ${y - 34}v22M${x + 54} ${y - 23}h22"/>${days.join('')}<path fill="${paint.wood}" ${line} d="M${x} ${y}h252v12h-252Z"/></g>`
}
