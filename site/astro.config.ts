import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig, fontProviders } from 'astro/config'
import { preloadModules } from './integrations/preload-modules.ts'
import { anekVariants } from './src/fonts/anek-variants.ts'

// `npm run dev` gives the API and the back office ports of their own and lets this server hand their paths on.
const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`
const backoffice = `http://localhost:${process.env.BACKOFFICE_PORT ?? '3002'}`

/** Pages that only a signed-in person, or nobody, should meet in a search result. */
const unlisted = [
  '/login/',
  '/forbidden/',
  '/choose-service/',
  '/service-details/',
  '/pricing-packages/',
  '/booking-confirmed/',
  '/thank-you/',
  '/profile/',
  '/legal-agreement/',
  '/newsletter/',
]

export default defineConfig({
  site: process.env.PUBLIC_URL || 'http://localhost:3000',
  output: 'static',
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
      // As in the canonical links: no slash at the end.
      serialize: (item) => ({ ...item, url: item.url.replace(/(?<=[^/]\/.+)\/$/, '') }),
    }),
  ],
  fonts: [
    {
      name: 'Anek',
      cssVariable: '--font-anek',
      provider: fontProviders.local(),
      fallbacks: ['system-ui', 'sans-serif'],
      options: { variants: anekVariants },
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
