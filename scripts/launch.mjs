// Parses on every Node since 12, so that an old one ends with a sentence and not with a syntax error. The work stands in
// scripts/launch/, which is loaded after this check and before anything is fetched.
const oldest = 20
const [major] = process.versions.node.split('.').map(Number)

if (major < oldest) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 24 (https://nodejs.org/en/download) and run the command again.`,
  )
  process.exitCode = 1
} else void import('./launch/run-command.mjs')
