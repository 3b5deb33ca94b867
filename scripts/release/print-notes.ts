import { findChangelogNotes } from './find-faults.ts'
import { readRelease } from './read-release.ts'

/** `node scripts/release/print-notes.ts v1.2.0` prints the changelog of a tag's version, for .github/workflows/release.yml. */
const tag = process.argv[2] ?? ''
const notes = findChangelogNotes(readRelease(), tag)
if (notes === undefined) {
  console.error(`${tag || 'No tag'} is not the version in CHANGELOG.md and package.json.`)
  process.exitCode = 1
} else console.log(notes)
