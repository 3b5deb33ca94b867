/** One line of code whose absence must hurt, and the tests that claim to hold it. CONTRIBUTING.md says how to add one. */
export type Protection = {
  /** What it is called in reports and on the command line: area first, e.g. `bookings-own-only`. */
  id: string
  what: string
  /** The file that protects, from the root of the repository. */
  file: string
  /** Text that stands in the file exactly once. */
  find: string
  /** What stands there once the protection is gone. The code must still load: a test has to fail, not an import. */
  replace: string
  /** Test files that must notice, from the root of the repository. */
  tests: string[]
  /** Only the tests whose full name holds this; all of the files unless given. */
  only?: string
}
