import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { languages } from '@thodu/api/contract/people/languages'
import { defineConfig, fontProviders } from 'astro/config'
import { contractTexts } from './integrations/contract-texts.ts'
import { devPrefix } from './integrations/dev-prefix.ts'
import { ownScripts } from './integrations/own-scripts.ts'
import { preloadModules } from './integrations/preload-modules.ts'
import { listAlternates } from './integrations/sitemap-alternates.ts'
import { listVariants } from './src/fonts/anek-variants.ts'

// `npm run dev` gives the API and the back office ports of their own and lets this server hand their paths on.
const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`
const backoffice = `http://localhost:${process.env.BACKOFFICE_PORT ?? '3002'}`

/** Each language is a build of its own (docs/decisions/0038-three-builds-one-site.md); scripts/build puts them together. */
const language = languages.find((one) => one === process.env.SITE_LANGUAGE) ?? 'en'
const site = process.env.PUBLIC_URL || 'http://localhost:3000'

/** Pages that only a signed-in person, or nobody, should meet in a search result. */
const unlisted = [
  '/login/',
  '/forbidden/',
  '/offline/',
  '/privacy/request/',
  '/choose-service/',
  '/service-details/',
  '/pricing-packages/',
  '/booking-confirmed/',
  '/thank-you/',
  '/profile/',
  '/legal-agreement/',
  '/newsletter/',
  '/day/',
  '/pay/',
]

export default defineConfig({
  site,
  output: 'static',
  // Builds of several languages run at once: each keeps its own leftovers.
  cacheDir: `./node_modules/.astro/${language}`,
  // 'ignore' and not 'always': the latter breaks the /api proxy of the development server.
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always' },
  // The layout carries speculation rules instead: prefetch would cost 2.5 kB on pages without script.
  prefetch: false,
  integrations: [
    react(),
    preloadModules(),
    sitemap({
      filter: (page) => !unlisted.includes(new URL(page).pathname),
      // One index for all: the maps of the other languages stand below them.
      ...(language === 'en' && { customSitemaps: languages.slice(1).map((one) => `${site}/${one}/sitemap-0.xml`) }),
      serialize: (item) => ({ ...item, ...listAlternates(language, new URL(item.url)) }),
    }),
  ],
  fonts: [
    {
      name: 'Anek',
      cssVariable: '--font-anek',
      provider: fontProviders.local(),
      fallbacks: ['system-ui', 'sans-serif'],
      options: { variants: listVariants(language) },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    // The words of the language, in place of the English ones that package.json names.
    resolve: {
      alias: [{ find: /^#words\//, replacement: fileURLToPath(new URL(`./src/words/${language}/`, import.meta.url)) }],
    },
    plugins: [contractTexts(language), ownScripts(), devPrefix(language)],
    // Parts on demand are loaded ahead when the page is idle (journey/ui/on-demand.ts); Vite's own helper costs each page 1 kB.
    build: { modulePreload: false },
    server: {
      proxy: {
        '/api': api,
        '/_bo': { target: backoffice, ws: true },
        '^/(admin|caretaker)(/.*)?$': { target: backoffice, rewrite: () => '/_bo/' },
      },
    },
  },
})
