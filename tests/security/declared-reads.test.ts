import { calls } from '@thodu/api/contract/client/calls'
import type { Call } from '@thodu/api/contract/wire/call'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { createTestApi } from '../support/api.ts'
import { fieldsOf } from '../support/contract/schema-parts.ts'
import { useWorld } from '../support/use-world.ts'

/** Fields with data of a family, its patient or a person who wrote a message. */
const personal = [
  'patientName',
  'patientDetails',
  'address',
  'family',
  'families',
  'customer',
  'patient',
  'client',
  'phone',
  'email',
  'note',
  'notes',
  'words',
  'text',
  'message',
  'lastNote',
  'recipient',
  'who',
  'label',
  'booking',
  'bookingId',
  'bookings',
]

/** Staff calls with such a field that show no family, with the owner of the data. */
const showNoFamily: Record<string, string> = {
  'GET /admin/access-log': 'labels of what was seen; a row for each look at the log would fill the log with itself',
  'GET /admin/backups': 'text of a failure of the backup',
  'GET /admin/waiting': 'counts by kind',
  'GET /admin/payroll/{id}/slip': 'the pay of a caretaker',
  'GET /caretaker/payroll/slip': 'the pay of the caller',
  'GET /admin/settings': 'the organisation',
  'PUT /admin/settings/organisation': 'the organisation',
  'PUT /admin/settings/privacy': 'where people ask about their data',
  'POST /admin/settings/{section}/restore': 'the organisation',
  'GET /auth/me': 'the caller',
  'GET /user/profile': 'the caller',
  'PUT /user/profile': 'the caller',
  'PUT /user/change-password': 'a sentence to the caller',
  'POST /admin/caretakers': 'the new caretaker',
  'POST /admin/time-off': 'checks that a substitute lacks',
  'PUT /admin/time-off/{id}': 'checks that a substitute lacks',
}

type Audience = 'anyone' | 'signed-in' | string[]
type Route = { method: string; path: string; 'x-audience'?: Audience; 'x-sees'?: boolean }
const api = useWorld(createTestApi)

test('every staff call whose answer can contain family data declares whose data it shows', () => {
  const routes = (api.app.openAPIRegistry.definitions as { type: string; route: Route }[])
    .filter(({ type }) => type === 'route')
    .map(({ route }) => ({ ...route, name: `${route.method.toUpperCase()} ${route.path.replace('/api', '')}` }))
  const ofTeam = routes.filter(
    ({ 'x-audience': audience = 'anyone' }) =>
      audience === 'signed-in' || (audience !== 'anyone' && audience.some((role) => role !== 'user')),
  )
  const undeclared = ofTeam.filter(({ name, 'x-sees': isDeclared }) => {
    const answer = (calls as Record<string, Call>)[name]?.answer
    return !isDeclared && answer && fieldsOf(answer as z.ZodType).some((field) => personal.includes(field))
  })
  expect(undeclared.map(({ name }) => name).toSorted()).toEqual(Object.keys(showNoFamily).toSorted())
  expect(ofTeam.filter((route) => route['x-sees']).length).toBeGreaterThan(60)
})
