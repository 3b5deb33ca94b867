import { registerHooks } from 'node:module'

// Loaded with --import before a server that runs from TypeScript, as the tests start it. A relative import in a module names a file
// exactly, so its address needs no search of the disk: Node looks at the file and at each folder above it for every one of the 5,000
// imports, a quarter of such a start.
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !context.conditions.includes('import')) return next(specifier, context)
    const url = new URL(specifier, context.parentURL).href
    return { url, format: url.endsWith('.ts') ? 'module-typescript' : undefined, shortCircuit: true }
  },
})
