/** What is changed together, and the tests that have to notice. */
export type Feature = {
  /** Folders and files of its code, below the root of the repository; what stands in another feature by a longer path is that one's. */
  mutate: readonly string[]
  /** Test files and folders of them. A feature that others use is held by their tests too: those stand here as well. */
  tests: readonly string[]
  /** Which engine its tests run on; SQLite unless given. */
  engine?: 'postgres'
}

/** Rules without a database, each held by the test beside it. */
export const besideSource = (...files: readonly string[]): Feature => ({
  mutate: files.map((file) => `${file}.ts`),
  tests: files.map((file) => `${file}.test.ts`),
})

/** Test files of one folder by their names. */
export const testsIn = (folder: string, ...names: readonly string[]): string[] =>
  names.map((name) => `${folder}/${name}.test.ts`)
