import { fileURLToPath } from 'node:url'
import { inPageAliases } from '@thodu/api/contract/settings/in-page-aliases'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The development server keeps the default settings and reads packages where they lie. */
const selfContained: Plugin = {
  name: 'self-contained',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [...inPageAliases, { find: /^sharp$/, replacement: own('../src/render/sharp-of-server.ts') }],
    },
  }),
  // The machine that serves the pages has the packages of the server alone.
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: true } } : undefined),
}

/**
 * Builds the pages as a program that renders them with the settings in force (docs/decisions/0087-pages-from-settings.md).
 * The server starts it in api/src/serve/pages/render-child.ts.
 */
export const serverBundle = (): AstroIntegration => ({
  name: 'server-bundle',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      // The development server renders each page when it is asked for, with the props of `getStaticPaths`.
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
