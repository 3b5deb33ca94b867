import type { Vite } from 'vitest/node'

const kept = 'known.set(key, prepared)'

/**
 * Prepared queries keep no text here: one process tries many changes, and a text that was made under one of them would judge
 * those that follow, or hide them.
 */
export const forgottenTexts: Vite.Plugin = {
  name: 'forgotten-texts',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/db/src/prepared/prepared-query.ts')) return undefined
    if (!code.includes(kept)) throw new Error(`Prepared queries keep their texts by other words than ${kept}.`)
    return { code: code.replace(kept, ''), map: null }
  },
}
