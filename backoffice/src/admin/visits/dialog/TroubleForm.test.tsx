import { updatedTroubleSchema } from '@thodu/api/contract/visits/troubles.schema'
import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { Troubled } from '../today/Troubled.tsx'
import { TroubleForm } from './TroubleForm.tsx'

const update = 'PUT /admin/troubles/{id}'
const answer = sample(updatedTroubleSchema, {
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

test('it is closed with what was done, and with that the family has been told', async () => {
  wire.answer(update, answer)
  const onBack = vi.fn()
  const screen = await showOffice(<TroubleForm visit={visit} onBack={onBack} />)
  await expect.element(screen.getByText(/Somebody fell. Kavitha Devi said so, /)).toBeVisible()
  await expect.element(screen.getByText('She slipped in the bath.')).toBeVisible()
  const save = screen.getByRole('button', { name: 'Close it' })
  await expect.element(save).toBeDisabled()
  await expectAccessible()
  await screen.getByRole('textbox', { name: 'What was done' }).fill(' The doctor has seen her. ')
  await screen.getByRole('checkbox', { name: /^The family has been told/ }).click()
  await save.click()
  await expect.poll(() => onBack.mock.calls.length).toBe(1)
  expect(wire.asked(update)[0]?.body).toEqual({
    status: 'closed',
    note: 'The doctor has seen her.',
    toldFamily: true,
  })
})

test('it is taken up and stays open; what the server refuses is said, and the words stay', async () => {
  wire.answer(update, refuse('visit.nothing_wrong', 409))
  const onBack = vi.fn()
  const screen = await showOffice(<TroubleForm visit={visit} onBack={onBack} />)
  const note = screen.getByRole('textbox', { name: 'What was done' })
  await note.fill('The ambulance is coming.')
  const keep = screen.getByRole('button', { name: 'Take it up, still open' })
  await keep.click()
  await expect
    .element(screen.getByRole('alert').first())
    .toMatchTextContent('Nothing is open about this visit any more')
  await expect.element(note).toHaveValue('The ambulance is coming.')
  wire.answer(update, { ...answer, status: 'seen' })
  await keep.click()
  await expect.poll(() => onBack.mock.calls.length).toBe(1)
  expect(wire.asked(update).at(-1)?.body).toEqual({ status: 'seen', note: 'The ambulance is coming.' })
})

test('one that somebody else has closed asks for nothing more', async () => {
  const closed = { ...trouble, status: 'closed', note: 'Called' } as const
  const screen = await showOffice(<TroubleForm visit={{ ...visit, troubles: [closed] }} onBack={vi.fn()} />)
  await expect.element(screen.getByText('What was wrong is closed.')).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toEqual([])
})

test('Today begins with it: whom, what, the words, both numbers and the one thing to do', async () => {
  const onAct = vi.fn()
  const closed = { ...trouble, _id: 't0', kind: 'other', status: 'closed', text: 'Long ago' } as const
  const now = { ...visit, caretaker: trouble.by, troubles: [closed, trouble] }
  const screen = await showOffice(<Troubled visits={[now]} onAct={onAct} />)
  await expect.element(screen.getByRole('heading', { name: 'Something is wrong (1)' })).toBeVisible()
  await expect.element(screen.getByText(/Somebody fell/)).toBeVisible()
  await expect.element(screen.getByText('Long ago')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Call Kavitha Devi' }))
    .toHaveAttribute('href', 'tel:9876500042')
  await expect.element(screen.getByRole('link', { name: 'Call the family' })).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Write what was done' }).click()
  await vi.waitFor(() => expect(onAct).toHaveBeenCalledWith(now, 'trouble'))
})
