import { realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const repository = join(import.meta.dirname, '..', '..')
const pathOf = (file: string): string => relative(repository, file).replaceAll('\\', '/')
/** From `api/builds/STAMP/` to the repository. */
const up = '../../../'
/** Packages with native code or with files that they read; `pg` is here because its drivers are optional. */
const external: Record<string, 'api' | 'db'> = {
  '@node-rs/argon2': 'api',
  sharp: 'api',
  'better-sqlite3': 'db',
  pg: 'db',
}

/** The part of Vite's plugin context that is used; the packages of scripts/ have no types of Vite. */
type Context = {
  resolve: (source: string, importer: string | undefined, options: object) => Promise<{ id: string } | null>
}

/** The bundle is in no workspace, so it names the file of each external package. */
const externalPackages = {
  name: 'external-packages',
  enforce: 'pre',
  async resolveId(this: Context, source: string, importer: string | undefined, options: object) {
    const workspace = external[source]
    if (workspace === undefined) return
    const folder = join(workspace, 'node_modules', source)
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (found === null) throw new Error(`${source} is not installed`)
    const file = relative(realpathSync(join(repository, folder)), found.id)
    return { id: up + join(folder, file).replaceAll('\\', '/'), external: true }
  },
}

/** Files beside the source, workers and child processes stay where they are and run from TypeScript. */
const placesOfSources = {
  name: 'places-of-sources',
  enforce: 'pre',
  transform(code: string, id: string) {
    if (!/^(?:api|db)\/src\//.test(pathOf(id)) || !code.includes('import.meta.')) return
    return code
      .replaceAll('import.meta.url', `new URL('${up}${pathOf(id)}', import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${up}${pathOf(dirname(id))}')`)
  },
}

/** A build contains the migrations of its own sources; each is a file that is loaded when the migration runs. */
const migrationsOfBuild = {
  name: 'migrations-of-build',
  enforce: 'pre',
  async load(id: string) {
    if (pathOf(id) !== 'db/src/migrations/registry.ts') return
    const { migrationFiles } = (await import(pathToFileURL(id).href)) as { migrationFiles: Record<string, string> }
    const entries = Object.entries(migrationFiles).map(
      ([name, file]) => `'${name}': { up: async (db) => (await import('./${file}')).up(db) },`,
    )
    return `export const migrations = {\n${entries.join('\n')}\n}\n`
  },
}

/**
 * Bundles the server for `npm start`, service and image (docs/decisions/0106-server-in-one-file.md). Names stay readable instead
 * of source maps, which cost 250 ms and 55 MB at each start.
 */
export default {
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      input: { main: join(repository, 'api', 'src', 'main.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [externalPackages, placesOfSources, migrationsOfBuild],
}
