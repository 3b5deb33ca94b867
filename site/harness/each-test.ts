import '../../tests/support/screens/office-clock.ts'
import { afterEach, beforeEach } from 'vitest'
import { beginTest, endTest } from './show.tsx'

// This file runs for each test file, unlike all other code: hooks registered once would run for the first file only.
beforeEach(beginTest)
afterEach(endTest)
