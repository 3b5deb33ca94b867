import { defaultPageSettings } from '@thodu/api/contract/settings/default-page-settings'
import { inPageAliases } from '@thodu/api/contract/settings/in-page-aliases'
import { fillOfficePage } from '@thodu/api/contract/settings/office-page'
import { supportedBrowsers } from '@thodu/api/contract/supported-browsers'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { caretakerWorker } from './caretaker-worker.ts'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

/** The server fills a built page with the current settings; the development server fills it with the defaults. */
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
 * Modules that the first screens share and that import only each other, so that no other file must run first. Together they need
 * one request; each alone is smaller than its response headers.
 */
const leaves = new RegExp(
  `/(?:backoffice/src/(?:[\\w-]+/)*(?:${[
    'connection',
    'factor-due',
    'format-average',
    'format-change',
    'formats',
    'is-composing',
    'join-words',
    'locale',
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
/**
 * Small modules of the first screens that later screens share too: one request instead of thirteen. No module of them may
 * be one that `ListStates` needs: the two files would import each other, and the app would not start.
 */
const dashboardParts = new RegExp(
  [
    'icons-material/(?:esm/)?(?:Inbox|MoreVert|Phone|Search)\\.',
    '(?:material|system)/(?:esm/)?(?:Divider|MenuItem|ListItem(?:Text|Icon)|useMediaQuery)/',
    'ra-core/dist/(?:routing/(?:LinkBase|useResetError)|preferences/PreferencesEditorContext|util/warning)',
    'ra-ui-materialui/dist/layout/Loading\\.',
    'app/(?:wire/(?:undo-offers|use-toast)|lists/CardStack|looks/(?:PageTitle|urgent-count)|frame/MessagePage|session/before-leaving)\\.',
    'admin/(?:attention/use-format-span|dashboard/(?:use-notices|StatCards)|admin-data-provider)\\.',
  ].join('|'),
)
const reactItself = /node_modules\/(react|react-dom|scheduler)\//
const kit =
  /node_modules\/(@mui|@emotion|@tanstack|ra-core|ra-ui-materialui|react-admin|react-hook-form|react-transition-group|@popperjs|lodash)\//

/** One build for both apps: the server sends this index.html for /admin/* and /caretaker/*, and main.ts chooses by path. */
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
        // One chunk for the code of nearly every screen: split by use it came in twenty pieces, 3 % heavier. Its dependencies
        // (react-dom) are separate, because the first screen needs them earlier (docs/decisions/0029-first-screen.md).
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'kit', test: kit, minShareCount: 16 },
            { name: 'leaves', test: leaves },
            { name: 'dashboard-parts', test: dashboardParts },
            { name: 'react', test: reactItself },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api } },
})
