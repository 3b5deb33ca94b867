import { readFileSync } from 'node:fs'

/** Loaded before a server (moved-clock.ts): adds the offset in the file, in ms, to its clock. */
const file = process.env.TEST_CLOCK_FILE ?? ''
const RealDate = Date
const readNow = (): number => RealDate.now() + Number(readFileSync(file, 'utf8'))

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: [], as) => Reflect.construct(target, given.length === 0 ? [readNow()] : given, as),
  get: (target, name, as) => (name === 'now' ? readNow : Reflect.get(target, name, as)),
})
