import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a language has of its own, below its prefix; drawings, icons and robots.txt are the same for all. */
const own = /\.html$|^og\/|^rss\.xml$|^sitemap-0\.xml$/
/** Hashed names: files of the same name have the same content, and are downloaded once by whoever changes the language. */
const hashed = /^_astro\//

/**
 * Moves the build of a language into the English one: its pages below `/te` or `/hi`, its scripts and fonts to the others.
 * @throws when two builds give one hashed name to different contents
 */
export function mergeLanguage(built: string, into: string, language: string): void {
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(built.length + 1)
        .replaceAll('\\', '/'),
    )
  for (const file of files) {
    const isHashed = hashed.test(file)
    if (!isHashed && !own.test(file)) continue
    const from = join(built, file)
    const to = isHashed ? join(into, file) : join(into, language, file)
    if (isHashed && existsSync(to)) {
      if (!readFileSync(to).equals(readFileSync(from))) throw new Error(`Two builds of the site differ in ${file}`)
      continue
    }
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
  }
  rmSync(built, { recursive: true })
}
