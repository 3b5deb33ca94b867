import { expect, test } from 'vitest'
import { chooseName } from './sign-in-with-google.ts'

const long = 'Asha '.repeat(9)

test.each([
  ['Ravi Kumar', 'ravi@example.in', 'Ravi Kumar'],
  ['  Ravi \t Kumar  ', 'ravi@example.in', 'Ravi Kumar'],
  ['లక్ష్మి రావు', 'l@example.in', 'లక్ష్మి రావు'],
  ["Anne-Marie O'Neil (Dr.) 2", 'a@example.in', "Anne-Marie O'Neil Dr"],
  ['Ravi😀Kumar', 'ravi@example.in', 'Ravi Kumar'],
  [`${long}abcdefgh`, 'a@example.in', `${long}abcde`],
  [` ${long}abcdefgh`, 'a@example.in', `${long}abcde`],
  [`${long}abcd efgh`, 'a@example.in', `${long}abcd`],
  ['', 'asha.rao@example.in', 'asha rao'],
  ['7', 'asha.rao@example.in', 'asha rao'],
  ['', '77@example.in', 'Customer'],
])('a Google account named %j (%s) gets the name %s', (name, email, chosen) => {
  expect(chooseName({ name, email })).toBe(chosen)
})
