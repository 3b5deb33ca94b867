import type { Plugin } from 'vite'

/** Bytes of a script that still stands in the page itself, as it is written. */
const INLINE_LIMIT = 8 * 1024

/** The script of a component on public pages, as Astro names it. */
const isFrameScript = (id: string): boolean => /\/src\/components\/.*\.astro\?astro&type=script/.test(id)
const copy = '?own'

/**
 * Gives the scripts of public pages copies of the modules they share with the islands. What is shared becomes a file of
 * its own, and a script that imports one is a file too: two ways to the server on a slow line for 2 kB. With copies the
 * script stands in the page (rule FAST-1).
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
    if (!importer || !(isFrameScript(importer) || importer.endsWith(copy))) return null
    const found = await this.resolve(source, importer.replace(copy, ''), { ...options, skipSelf: true })
    return found?.id.endsWith('.ts') ? { ...found, id: `${found.id}${copy}` } : found
  },
})
