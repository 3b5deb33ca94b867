import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { insertRows, updateRows } from '../../support/rows.ts'
import { createWorld, type Person } from '../../support/world.ts'

export const allDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '00:00' }))

export const sentences = (suggestions: Suggestions, name: string) =>
  Object.fromEntries(
    suggestions.eligible
      .find(({ caretaker }) => caretaker.name === name)
      ?.reasons.map(({ factor, points, text }) => [factor, `${points}: ${text}`]) ?? [],
  )

export async function createMatchingWorld(env: Record<string, string> = {}) {
  const world = await createWorld({ env })
  const admin = await world.addPerson('admin', 'Meera Iyer')

  /** Removes all caretakers of earlier tests. @returns a new family */
  async function startAnew(): Promise<Person> {
    await updateRows(world, 'accounts', { role: 'caretaker' }, { inactive_at: '2026-01-01T00:00:00.000Z' })
    return world.addPerson('user')
  }
  async function addCaretaker(name: string, profile: object = {}, services = ['elderly-care']): Promise<Person> {
    const caretaker = await world.addPerson('caretaker', name)
    await insertRows(
      world,
      'caretaker_service_types',
      services.map((service_type) => ({ account_id: caretaker.id, service_type })),
    )
    const { status } = await world.call(admin, 'PUT', `/admin/caretakers/${caretaker.id}/profile`, profile)
    if (status !== 200) throw new Error(`no profile: ${status}`)
    return caretaker
  }
  const suggest = async (subject: string, language?: string): Promise<Suggestions> => {
    const headers = language === undefined ? {} : { 'X-Thodu-Language': language }
    const answer = await world.call<Suggestions>(admin, 'GET', `/admin/${subject}/suggestions`, undefined, headers)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const ask = (booking: Booking, wishes: object) =>
    world.call(admin, 'PUT', `/admin/bookings/${booking._id}/preferences`, {
      language: null,
      gender: null,
      genderStrength: 'none',
      keepSame: false,
      ...wishes,
    })
  const never = (family: Person, caretaker: Person) =>
    world.call(admin, 'POST', `/admin/families/${family.id}/blocks`, { caretaker: caretaker.id, reason: 'Came late' })
  return { ...world, admin, startAnew, addCaretaker, suggest, ask, never }
}
