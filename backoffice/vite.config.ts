import { brand, brandColours } from '@thodu/api/contract/brand.config'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

const declare = (scheme: 0 | 1): string =>
  `:root{--paper:${brandColours.paper[scheme]};--ink:${brandColours.ink[scheme]};--line:${brandColours.line[scheme]};--leaf:${brandColours.leaf[scheme]};--on-leaf:${brandColours.onLeaf[scheme]}}`

/** The page before the first script: the brand's name, and its colours for the gate. */
const brandPage: Plugin = {
  name: 'brand-page',
  transformIndexHtml: (html) => ({
    html: html.replace('%BRAND%', brand.name),
    tags: [
      { tag: 'style', children: `${declare(0)}@media (prefers-color-scheme:dark){${declare(1)}}`, injectTo: 'head' },
    ],
  }),
}

/** One build for two homes: the server sends this index.html for /admin/* and /caretaker/*, and main.tsx chooses by path. */
export default defineConfig({
  base: '/_bo/',
  plugins: [react(), brandPage],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1200 },
  server: { proxy: { '/api': api } },
})
