import { fileURLToPath } from 'node:url'
import type { Rollup } from 'vite'

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/** Sign-in has the libraries of forms (38 kB compressed), so it has the least room for code of other pages. */
const login = fileURLToPath(new URL('../src/journey/login/LoginApp.tsx', import.meta.url))
const ofForms = /node_modules\/(zod|react-hook-form|@hookform)\//

/** Lists the modules that a module imports, directly or through others, without dynamic imports. */
function listImports(start: string, graph: Graph): Set<string> {
  const found = new Set<string>()
  const queue = [start]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue
    found.add(id)
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** Public pages have their own copies (own-scripts.ts), and dependencies follow the modules that import them. */
const isShared = (id: string): boolean => !/\?own|astro&type=script|node_modules/.test(id)

/** Names the file of a shared module. Those that need a library of forms stay apart, so that only pages with a form load them. */
function nameFile(id: string, graph: Graph): string | null {
  const isOfLogin = listImports(login, graph).has(id)
  // Pages without an island need these and nothing else.
  if (/\/journey\/session\/(?!Guarded|cache-shell|navigation-state|store-bookings)[\w-]+\.ts$/.test(id))
    return 'session'
  if ([...listImports(id, graph)].some((one) => ofForms.test(one))) return null
  return isOfLogin ? 'frame' : 'care'
}

/** A group of one file. Groups come in the order of their imports, because each also takes what its modules import. */
const file = (name: string, minShareCount: number, priority: number) => ({
  name: (id: string, graph: Graph) => (nameFile(id, graph) === name ? name : null),
  test: isShared,
  minShareCount,
  priority,
})

/**
 * Puts modules that islands share into few files. One file for each set of pages would be 40 requests for a page, most of them
 * smaller than their headers (docs/decisions/0105-few-files-for-an-island.md).
 */
export const islandChunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
    // The texts of the contract, without those of every page.
    {
      name: 'texts',
      test: /\/contract\/words\/\w+\/(?!auth|server|account)[\w/-]+\.ts$/,
      minShareCount: 2,
      priority: 5,
    },
    file('session', 1, 4),
    file('frame', 2, 2),
    file('care', 4, 1),
    {
      name: (id: string, graph: Graph) => nameFile(id, graph) && 'some',
      test: isShared,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 3_200,
    },
  ],
}
