/**
 * Loaded with `node --import`, it moves the clock of a program twelve years ahead, after all legal periods of today's data.
 */
const ahead = 12 * 365.25 * 86_400_000
const Today = Date

globalThis.Date = class extends Today {
  constructor(...given: ConstructorParameters<typeof Date> | []) {
    super(...((given.length === 0 ? [Today.now() + ahead] : given) as [number]))
  }

  static override now(): number {
    return Today.now() + ahead
  }
} as DateConstructor
