import type { Vite } from 'vitest/node'

/** Modules that remember what they made, and the words with which they do. */
const remembering: Readonly<Record<string, string>> = {
  '/db/src/prepared/prepared-query.ts': 'known.set(key, prepared)',
  '/api/src/suggestions/ranking/sum-taken.ts': 'places.set(startsMin, place)',
}

/** Asks whether something is remembered, of queries of its own. */
const asking = 'tests/db/remembered-query.test.ts'

/**
 * Nothing is remembered from one run to the next here: one process tries many changes, and what was made under one of them
 * would judge those that follow, or hide them.
 */
export const forgottenValues: Vite.Plugin = {
  name: 'forgotten-values',
  enforce: 'pre',
  transform(code, id) {
    const [, kept] = Object.entries(remembering).find(([file]) => id.endsWith(file)) ?? []
    if (kept === undefined) return undefined
    if (!code.includes(kept)) throw new Error(`${id} remembers by other words than ${kept}.`)
    const whileAsked = `if (nowRunning.getState().testPath?.endsWith('${asking}')) ${kept}`
    return { code: `import { expect as nowRunning } from 'vitest'\n${code.replace(kept, whileAsked)}`, map: null }
  },
}
