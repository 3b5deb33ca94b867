import { brand, brandColours } from '@thodu/api/contract/brand.config'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

/** One build for two homes: the server sends this index.html for /admin/* and /caretaker/*, and main.ts chooses by path. */
export default defineConfig({
  base: '/_bo/',
  plugins: [react(), brandPage],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1200 },
  server: { proxy: { '/api': api } },
})
