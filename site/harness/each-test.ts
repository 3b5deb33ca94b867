import { afterEach, beforeEach } from 'vitest'
import { beginTest, endTest } from './show.tsx'

// Read anew for each file, unlike all other code: what is said once is said for the first file alone.
beforeEach(beginTest)
afterEach(endTest)
