import '../../tests/support/screens/office-clock.ts'
import { afterEach, beforeEach } from 'vitest'
import { beginTest, endTest } from './show.tsx'

// This module runs anew for each test file. Registered in another one, the hooks would apply to the first file only.
beforeEach(beginTest)
afterEach(endTest)
