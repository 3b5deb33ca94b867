import { defaultPageSettings } from '@thodu/api/contract/settings/default-page-settings'
import { inPageAliases } from '@thodu/api/contract/settings/in-page-aliases'
import { fillOfficePage } from '@thodu/api/contract/settings/office-page'
import { supportedBrowsers } from '@thodu/api/contract/supported-browsers'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { caretakerWorker } from './caretaker-worker.ts'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

/** A built page is filled by the server, with the settings in force; the development server fills it with the defaults. */
const settingsInPage: Plugin[] = [
  { name: 'settings-in-page', apply: 'build', config: () => ({ resolve: { alias: inPageAliases } }) },
  {
    name: 'default-settings',
    apply: 'serve',
    enforce: 'pre',
    transformIndexHtml: (html) => fillOfficePage(html, defaultPageSettings),
  },
]

/**
 * Modules that the first screens share and that import each other alone, so that no other file has to run before theirs. As one file
 * they need one request; each of them alone weighs less than the headers of its response.
 */
const leaves = new RegExp(
  `/(?:backoffice/src/(?:[\\w-]+/)*(?:${[
    'connection',
    'is-composing',
    'join-words',
    'status-shapes',
    'tokens',
    'translate',
  ].join('|')})|api/src/contract/(?:[\\w-]+/)*(?:${[
    'clean-text',
    'day-parts',
    'day-span',
    'formats',
    'in-page',
    'languages',
    'phone-digits',
    'phone-numbers',
    'plain-http',
    'service-types',
    'telugu-clock',
    'time',
  ].join('|')}))\\.ts$`,
)
const reactItself = /node_modules\/(react|react-dom|scheduler)\//
const kit =
  /node_modules\/(@mui|@emotion|@tanstack|ra-core|ra-ui-materialui|react-admin|react-hook-form|react-transition-group|@popperjs|lodash)\//

/** One build for two homes: the server sends this index.html for /admin/* and /caretaker/*, and main.ts chooses by path. */
export default defineConfig({
  base: '/_bo/',
  plugins: [react(), settingsInPage, caretakerWorker],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: supportedBrowsers,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // What nearly every screen is made of is one file: cut by who shares what, it came in twenty pieces, 3 % heavier. What it
        // leans on (react-dom) stays out of it, for the screen that stands before a home does (docs/decisions/0029-first-screen.md).
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'kit', test: kit, minShareCount: 16 },
            { name: 'leaves', test: leaves },
            { name: 'react', test: reactItself },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api } },
})
