import { brand, brandColours } from '@thodu/api/contract/brand.config'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { caretakerWorker } from './caretaker-worker.ts'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

const declare = (scheme: 0 | 1): string =>
  `:root{--paper:${brandColours.paper[scheme]};--ink:${brandColours.ink[scheme]};--line:${brandColours.line[scheme]};--leaf:${brandColours.leaf[scheme]};--on-leaf:${brandColours.onLeaf[scheme]}}`

/** What stands before the first script runs: the brand's name, and its colours for the gate. */
const brandPage: Plugin = {
  name: 'brand-page',
  enforce: 'pre',
  transformIndexHtml: (html) => html.replace('%BRAND%', brand.name),
  transform: (code, id) =>
    id.endsWith('/gate.css') ? `${declare(0)}@media (prefers-color-scheme:dark){${declare(1)}}${code}` : undefined,
}

const kit =
  /node_modules\/(@mui|@emotion|@tanstack|ra-core|ra-ui-materialui|react-admin|react-hook-form|react-transition-group|@popperjs|lodash)\//

/** One build for two homes: the server sends this index.html for /admin/* and /caretaker/*, and main.ts chooses by path. */
export default defineConfig({
  base: '/_bo/',
  plugins: [react(), brandPage, caretakerWorker],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // What nearly every screen is made of is one file: cut by who shares what, it came in twenty pieces, 3 % heavier. What it
        // leans on (react-dom) stays out of it, for the screen that stands before a home does (docs/decisions/0029-first-screen.md).
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'kit', test: kit, minShareCount: 16 }],
        },
      },
    },
  },
  server: { proxy: { '/api': api } },
})
