import { findBrandError } from './brand-setup.ts'

// Must be imported first: with an unknown time zone the later modules fail to load with a stack trace.
const error = findBrandError()
if (error !== undefined) {
  console.error(`brand.config.ts is wrong: ${error}`)
  process.exit(1)
}
