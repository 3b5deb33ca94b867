import { inBrowser } from '../tests/support/screens/in-browser.ts'

export default inBrowser('screens', import.meta.dirname)
