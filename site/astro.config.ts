import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { languages } from '@thodu/api/contract/people/languages'
import { supportedBrowsers } from '@thodu/api/contract/supported-browsers'
import { defineConfig, fontProviders, passthroughImageService } from 'astro/config'
import { contractTexts } from './integrations/contract-texts.ts'
import { devPrefix } from './integrations/dev-prefix.ts'
import { islandChunks } from './integrations/island-chunks.ts'
import { ownScripts } from './integrations/own-scripts.ts'
import { serverBundle } from './integrations/server-bundle.ts'
import { listVariants } from './src/fonts/anek-variants.ts'

// `npm run dev` starts the API and the back office on these ports; this server passes their paths on.
const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`
const backoffice = `http://localhost:${process.env.BACKOFFICE_PORT ?? '3002'}`

/** Each language is a separate build (docs/decisions/0038-three-builds-one-site.md). */
const language = languages.find((one) => one === process.env.SITE_LANGUAGE) ?? 'en'

export default defineConfig({
  // Builds of several languages run at once, so each has its own cache.
  cacheDir: `./node_modules/.astro/${language}`,
  // 'ignore' and not 'always': the latter breaks the /api proxy of the development server.
  trailingSlash: 'ignore',
  build: {
    format: 'directory',
    inlineStylesheets: 'always',
    ...(process.env.CLIENT_FOLDER && { client: process.env.CLIENT_FOLDER }),
  },
  // The layout uses speculation rules instead: prefetch would cost 2.5 kB on pages without script.
  prefetch: false,
  adapter: serverBundle(),
  integrations: [react()],
  image: { service: passthroughImageService() },
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
    // Replaces the English words that package.json names by those of the language.
    resolve: {
      alias: [{ find: /^#words\//, replacement: fileURLToPath(new URL(`./src/words/${language}/`, import.meta.url)) }],
    },
    plugins: [contractTexts(language), ownScripts(), devPrefix(language)],
    // Parts on demand load when the page is idle (journey/ui/on-demand.ts); Vite's preload helper costs each page 1 kB.
    build: { modulePreload: false, target: supportedBrowsers },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: islandChunks } } } } },
    server: {
      // The API writes its rendered pages there.
      watch: { ignored: ['**/builds/**'] },
      proxy: {
        '/api': api,
        '/_bo': { target: backoffice, ws: true },
        '^/(admin|caretaker)(/.*)?$': { target: backoffice, rewrite: () => '/_bo/' },
      },
    },
  },
})
