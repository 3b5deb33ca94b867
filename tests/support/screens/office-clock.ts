const hour = 3_600_000
const indianTime = 5.5 * hour
const untilMorning = 10 * hour - ((Date.now() + indianTime) % (24 * hour))

const RealDate = globalThis.Date
const now = () => RealDate.now() + untilMorning

/**
 * The clock of the page begins at ten in the morning in India and runs on from there. With the real time, a card of a visit in half an
 * hour would say "Tomorrow" instead of "Today" between half past eleven and midnight. Runs once, because the page loads it once.
 */
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
