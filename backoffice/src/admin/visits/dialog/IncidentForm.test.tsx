import { updatedIncidentSchema } from '@thodu/api/contract/visits/incidents.schema'
import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { OpenIncident } from '../today/OpenIncident.tsx'
import { IncidentForm } from './IncidentForm.tsx'

const update = 'PUT /admin/troubles/{id}'
const answer = sample(updatedIncidentSchema, {
  _id: 't1',
  kind: 'fall',
  text: 'She slipped in the bath.',
  occurredAt: '2026-11-23T14:40:00.000Z',
  by: { _id: 'c1', name: 'Kavitha Devi', phone: '9876500042' },
  status: 'new',
  seenBy: null,
  note: null,
  toldFamilyAt: null,
})
const { visit: _visit, booking: _booking, ...trouble } = answer
const visit = sample(visitSchema, { _id: 'v1', troubles: [trouble] })

test('an incident is closed with a note and whether the family was informed', async () => {
  wire.answer(update, answer)
  const onBack = vi.fn()
  const screen = await showOffice(<IncidentForm visit={visit} onBack={onBack} />)
  await expect.element(screen.getByText(/Somebody fell. Reported by Kavitha Devi, /)).toBeVisible()
  await expect.element(screen.getByText('She slipped in the bath.')).toBeVisible()
  const save = screen.getByRole('button', { name: 'Close incident' })
  await expect.element(save).toBeDisabled()
  await expectAccessible()
  await screen.getByRole('textbox', { name: 'What was done' }).fill(' The doctor has seen her. ')
  await screen.getByRole('checkbox', { name: /^The family was informed/ }).click()
  await save.click()
  await expect.poll(() => onBack.mock.calls.length).toBe(1)
  expect(wire.asked(update)[0]?.body).toEqual({
    status: 'closed',
    note: 'The doctor has seen her.',
    toldFamily: true,
  })
})

test('an incident that is taken up remains open, and a refusal does not clear the note', async () => {
  wire.answer(update, refuse('visit.nothing_wrong', 409))
  const onBack = vi.fn()
  const screen = await showOffice(<IncidentForm visit={visit} onBack={onBack} />)
  const note = screen.getByRole('textbox', { name: 'What was done' })
  await note.fill('The ambulance is coming.')
  const keep = screen.getByRole('button', { name: 'Handle it, keep it open' })
  await keep.click()
  await expect
    .element(screen.getByRole('alert').first())
    .toMatchTextContent('There is nothing open about this visit any more')
  await expect.element(note).toHaveValue('The ambulance is coming.')
  wire.answer(update, { ...answer, status: 'seen' })
  await keep.click()
  await expect.poll(() => onBack.mock.calls.length).toBe(1)
  expect(wire.asked(update).at(-1)?.body).toEqual({ status: 'seen', note: 'The ambulance is coming.' })
})

test('an incident closed by a colleague has no form', async () => {
  const closed = { ...trouble, status: 'closed', note: 'Called' } as const
  const screen = await showOffice(<IncidentForm visit={{ ...visit, troubles: [closed] }} onBack={vi.fn()} />)
  await expect.element(screen.getByText('The incident was closed.')).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toEqual([])
})

test('Today starts with the incident, its text, both numbers and the next step', async () => {
  const onAct = vi.fn()
  const closed = { ...trouble, _id: 't0', kind: 'other', status: 'closed', text: 'Long ago' } as const
  const now = { ...visit, caretaker: trouble.by, troubles: [closed, trouble] }
  const screen = await showOffice(<OpenIncident visits={[now]} onAct={onAct} />)
  await expect.element(screen.getByRole('heading', { name: 'Incidents (1)' })).toBeVisible()
  await expect.element(screen.getByText(/Somebody fell/)).toBeVisible()
  await expect.element(screen.getByText('Long ago')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Call Kavitha Devi (caretaker)' }))
    .toHaveAttribute('href', 'tel:9876500042')
  await expect.element(screen.getByRole('link', { name: /^Call .* \(family\)$/ })).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Record what was done' }).click()
  await expect.poll(() => onAct).toHaveBeenCalledWith(now, 'trouble')
})
