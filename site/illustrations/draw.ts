import { mkdir, writeFile } from 'node:fs/promises'
import { heroScenes } from './scenes/hero.ts'
import { houseScenes } from './scenes/house.ts'
import { serviceScenes } from './scenes/services.ts'

/**
 * Draws every scene into illustrations/drawn. Run it by hand after a change (`node illustrations/draw.ts`, in site/); the
 * pictures are committed, so that neither a build nor a browser needs the drawing tools.
 */
const out = new URL('./drawn/', import.meta.url)
const MAX_BYTES = 60_000
await mkdir(out, { recursive: true })
for (const { name, width, height, draw } of [...heroScenes, ...serviceScenes, ...houseScenes]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${await draw()}</svg>`
  if (svg.length > MAX_BYTES) throw new Error(`${name} has ${svg.length} bytes`)
  await writeFile(new URL(`${name}.svg`, out), svg)
  console.log(name, svg.length)
}
