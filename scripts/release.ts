import { findFaults } from './release/find-faults.ts'
import { readRelease } from './release/read-release.ts'

/** `npm run release`: checks that version, changelog and migrations agree, and prints how to release this commit. */
const release = readRelease()
const faults = findFaults(release)
for (const fault of faults) console.error(fault)
const version = release.versions['.']
if (faults.length > 0) process.exitCode = 1
else
  console.log(
    `${version} can be released:\n  npm run test:all\n  npm run test:clean    as root, on Debian or Ubuntu: installs on empty machines\n  node tests/releases/make-backup.ts tests/releases/${version}.tar.gz    and commit it\n  git tag -a v${version} -m ${version}\n  git push origin v${version}`,
  )
