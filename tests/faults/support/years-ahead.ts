/** Loaded before a program (`node --import`), it makes it twelve years later there: nothing keeps today's data any more. */
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
