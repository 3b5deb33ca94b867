import { readFileSync } from 'node:fs'

/** Loaded before a server of a test (moved-clock.ts): its clock shows what the test's file says it is off by, in ms. */
const file = process.env.TEST_CLOCK_FILE ?? ''
const RealDate = Date
const readNow = (): number => RealDate.now() + Number(readFileSync(file, 'utf8'))

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: [], as) => Reflect.construct(target, given.length === 0 ? [readNow()] : given, as),
  get: (target, name, as) => (name === 'now' ? readNow : Reflect.get(target, name, as)),
})
