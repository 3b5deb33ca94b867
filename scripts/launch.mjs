// Parses on every Node since 12, so that an old one ends with a message instead of a syntax error. The work is in
// scripts/launch/, loaded after this check and before any download.
const oldest = 20
const [major] = process.versions.node.split('.').map(Number)

if (major < oldest) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 24 (https://nodejs.org/en/download) and run the command again.`,
  )
  process.exitCode = 1
} else void import('./launch/run-command.mjs')
