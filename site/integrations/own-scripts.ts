import type { Plugin } from 'vite'

/** Largest script that stays inline in the page, in bytes of its written form. */
const INLINE_LIMIT = 8 * 1024

/** Whether Astro named this module as the script of a public page's component. */
const isFrameScript = (id: string): boolean => /\/src\/components\/.*\.astro\?astro&type=script/.test(id)
const copy = '?own'

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
    if (!importer || !(isFrameScript(importer) || importer.endsWith(copy))) return null
    const found = await this.resolve(source, importer.replace(copy, ''), { ...options, skipSelf: true })
    return found?.id.endsWith('.ts') ? { ...found, id: `${found.id}${copy}` } : found
  },
})
