import { findBrandError } from './brand-setup.ts'

// Imported first: with an unknown time zone the modules behind cannot even be loaded, and end in a stack trace.
const error = findBrandError()
if (error !== undefined) {
  console.error(`brand.config.ts is wrong: ${error}`)
  process.exit(1)
}
