import { stripVTControlCharacters } from 'node:util'

/** What a failed expectation of Playwright says below its first line: where it looked, and what it met there. */
const telling = /^(?:Locator|Expected|Received|Error):/

/** The first line of what a runner said, and of an expectation what it looked for, without the colours of a terminal. */
export function sayFailure(message = ''): string {
  const [line = '', ...rest] = stripVTControlCharacters(message).trim().split('\n')
  return [line, ...rest.map((text) => text.trim()).filter((text) => telling.test(text))].join(' | ').slice(0, 400)
}
