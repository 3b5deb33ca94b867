import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Static imports of a built script; what is imported on demand is not wanted when the page opens. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+\.js)["'`]/g)].map(([, path = '']) => path)

/** Every script that opening a page with islands loads, whatever imports it. */
function listScripts(html: string, dist: string): Set<string> {
  const found = new Set<string>()
  const queue = [...html.matchAll(/(?:component-url|renderer-url)="([^"]+\.js)"/g)].map(([, path = '']) => path)
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const folder = dirname(file)
    queue.push(...importsOf(readFileSync(join(dist, file), 'utf8')).map((path) => join(folder, path)))
  }
  return found
}

/**
 * Names all scripts of a page with islands in its head, so that they come at once: on a slow line each script that is found
 * only inside another one costs a way to the server and back (docs/performance.md).
 */
export const preloadModules = (): AstroIntegration => ({
  name: 'preload-modules',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir)
      const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
      for (const page of pages) {
        const file = join(dist, page)
        const html = readFileSync(file, 'utf8')
        const links = [...listScripts(html, dist)].map((path) => `<link rel="modulepreload" href="${path}">`)
        if (links.length > 0) writeFileSync(file, html.replace('</head>', `${links.join('')}</head>`))
      }
    },
  },
})
