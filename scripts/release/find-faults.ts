/** The state a release is checked against. Paths are from the root of the repository. */
export type Release = {
  versions: Record<string, string>
  changelog: string
  /** Names of all migrations, oldest first. */
  migrations: readonly string[]
  released: readonly string[]
  changed: readonly string[]
  uncommitted: readonly string[]
}

export const migrationsFolder = 'db/src/migrations/'

/** Reads the sections of the changelog by version, newest first, with the migrations of each version. */
function readChangelog(changelog: string): { version: string; brought: string[]; notes: string }[] {
  return changelog.split(/^## (?=\d+\.\d+\.\d+$)/m).flatMap((part, index) => {
    if (index === 0) return []
    const [version = '', ...lines] = part.split('\n')
    const [, list = ''] = /^Migrations: (.*)\.$/m.exec(part) ?? []
    const brought = [...list.matchAll(/`(.+?)`/g)].map(([, name = '']) => name)
    return [{ version, brought, notes: lines.join('\n').trim() }]
  })
}

/**
 * Returns the release notes of a tag such as `v1.2.0`: its section of the changelog.
 * @returns undefined for a tag that is not the version of this checkout
 */
export function findChangelogNotes({ changelog, versions }: Pick<Release, 'changelog' | 'versions'>, tag: string) {
  const [newest] = readChangelog(changelog)
  return newest && tag === `v${newest.version}` && versions['.'] === newest.version ? newest.notes : undefined
}

/**
 * Checks that version, changelog and migrations agree, and that released migrations are unchanged.
 * @returns a sentence for each fault; empty when this can be released
 */
export function findFaults(release: Release): string[] {
  const told = readChangelog(release.changelog)
  const version = told[0]?.version
  if (!version) return ['CHANGELOG.md does not begin with a version.']
  const faults = Object.entries(release.versions)
    .filter(([, own]) => own !== version)
    .map(([workspace, own]) => `${workspace}/package.json says ${own}, CHANGELOG.md begins with ${version}.`)
  const named = told.flatMap(({ brought }) => brought)
  const there = release.migrations.toReversed()
  if (named.join() !== there.join())
    faults.push(`CHANGELOG.md names the migrations ${named.join(', ')}; there are ${there.join(', ')}, newest first.`)
  if (release.released.includes(version)) faults.push(`${version} is already released: raise the version.`)
  const kept = told.filter((one) => release.released.includes(one.version)).flatMap(({ brought }) => brought)
  for (const file of release.changed)
    if (
      kept.some(
        (name) => file.startsWith(`${migrationsFolder}${name}.`) || file.startsWith(`${migrationsFolder}${name}/`),
      )
    )
      faults.push(`${file} was released and has changed since: write another migration.`)
  for (const file of release.uncommitted) faults.push(`${file} is not committed.`)
  return faults
}
