import { expect, it } from 'vitest'
import { sayFailure } from './say-failure.ts'

it('says the first line of what failed, and of an expectation where it looked', () => {
  const message =
    '\u001b[31mexpect(locator).toBeVisible() failed\u001b[39m\n\nLocator: getByText("Paid")\nTimeout: 20000ms\n  Error: two of it\n'
  expect(sayFailure(message)).toBe(
    'expect(locator).toBeVisible() failed | Locator: getByText("Paid") | Error: two of it',
  )
  expect(sayFailure('One line\nand a second')).toBe('One line')
  expect(sayFailure()).toBe('')
})
