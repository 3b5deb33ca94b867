import { fileURLToPath } from 'node:url'
import { inPageAliases } from '@thodu/api/contract/settings/in-page-aliases'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Build only: the development server reads packages from node_modules. */
const selfContained: Plugin = {
  name: 'self-contained',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [...inPageAliases, { find: /^sharp$/, replacement: own('../src/render/sharp-of-server.ts') }],
    },
  }),
  // The machine that serves the pages has only the server's packages.
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: true } } : undefined),
}

/**
 * Builds the pages as a program that renders them with the current settings (docs/decisions/0087-pages-from-settings.md). The
 * server starts it in api/src/serve/pages/render-child.ts.
 */
export const serverBundle = (): AstroIntegration => ({
  name: 'server-bundle',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      // The development server renders each page on request, with the props of `getStaticPaths`.
      if (command === 'build') updateConfig({ output: 'server', vite: { plugins: [selfContained] } })
    },
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'server-bundle',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('../src/render/render-pages.ts', import.meta.url),
        supportedAstroFeatures: { serverOutput: 'stable' },
      }),
  },
})
