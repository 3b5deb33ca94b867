import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { Person, World } from './world.ts'

/** Opens a world before the tests of a file and closes it after them. Its members exist once hooks and tests run. */
export function useWorld<Opened extends { close: () => Promise<void> }>(open: () => Promise<Opened>): Opened {
  const world = {} as Opened
  beforeAll(async () => {
    Object.assign(world, await open())
  })
  afterAll(() => world.close())
  return world
}

/** Adds a person to the world before the tests of a file, as `world.addPerson` does. */
export function usePerson(world: Pick<World, 'addPerson'>, ...given: Parameters<World['addPerson']>): Person {
  const person = {} as Person
  beforeAll(async () => {
    Object.assign(person, await world.addPerson(...given))
  })
  return person
}

/** Closes what a test opened at the end of this test, also when the test fails. */
export function closeAfterTest<Opened extends { close: () => unknown }>(opened: Opened): Opened {
  onTestFinished(async () => void (await opened.close()))
  return opened
}
