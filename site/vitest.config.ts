import { inBrowser } from '../tests/support/screens/in-browser.ts'

export default inBrowser('islands', import.meta.dirname)
