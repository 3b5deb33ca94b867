import { afterEach, beforeEach } from 'vitest'
import { beginTest, endTest } from './show.tsx'

// Unlike other modules, this one runs anew for each test file, so hooks belong here: registered elsewhere they would apply to the
// first file only.
beforeEach(beginTest)
afterEach(endTest)
