/** Code that protects people or data, and the tests that must fail without it. CONTRIBUTING.md explains how to add one. */
export type Protection = {
  /** Name in reports and on the command line; begins with the kind, for example `scoping-callbacks`. */
  id: string
  what: string
  file: string
  /** Text that occurs exactly once in the file. */
  find: string
  /** The replacement; without one the text is deleted. The file must still load, because a test must fail and not an import. */
  replace?: string
  /** Paths of test files that must fail, from the root of the repository. */
  tests: string[]
  /** Runs only the tests whose full name contains this text. */
  only?: string
}
