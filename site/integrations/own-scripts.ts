import type { Plugin } from 'vite'

/** Largest script that stays inline in the page, in bytes of its written form. */
const INLINE_LIMIT = 8 * 1024

/** Mark of the copies of a script: those of a page, and those of components of public pages, which would otherwise share files. */
function markOf(id: string): string | undefined {
  const [, mark] = /\?(own-\w+)$/.exec(id) ?? /\/src\/(components|pages)\/.*\.astro\?astro&type=script/.exec(id) ?? []
  return mark?.replace(/^(own-)?/, 'own-')
}

/**
 * Copies the modules that public pages share with the islands. A shared module would be a separate file and turn its importer
 * into one: two requests on a slow connection for 2 kB. A copy keeps the script inline (rule FAST-1).
 */
export const ownScripts = (): Plugin => ({
  name: 'own-scripts',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      assetsInlineLimit: (file: string, content: Buffer) =>
        file.endsWith('.js') ? content.length < INLINE_LIMIT : undefined,
    },
  }),
  async resolveId(source, importer, options) {
    const mark = importer && markOf(importer)
    if (!mark) return null
    const found = await this.resolve(source, importer.replace(`?${mark}`, ''), { ...options, skipSelf: true })
    return found?.id.endsWith('.ts') ? { ...found, id: `${found.id}?${mark}` } : found
  },
})
