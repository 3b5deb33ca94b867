import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { showIsland } from '../../../harness/show.tsx'
import type { Details, DetailsValues } from './details-form.ts'
import { PreferenceFields } from './PreferenceFields.tsx'

function Form({ known }: { known: Details }) {
  const { register } = useForm<DetailsValues>({ defaultValues: { details: known } })
  return <PreferenceFields known={known} register={register} />
}

test('the three preferences are folded, and each may be left open (rule JRN-28)', async () => {
  const screen = await showIsland(<Form known={{}} />)
  const food = screen.getByLabelText(/^Food/)
  await expect.element(food).not.toBeVisible()
  await screen.getByText('Preferences for the caregiver').click()
  await expect.element(food).toBeVisible()
  const gender = screen.getByLabelText(/^A woman or a man/)
  await expect.element(gender).toHaveValue('')
  await expect.element(gender.getByRole('option', { name: 'Only a woman' })).toBeInTheDocument()
  await expect.element(screen.getByLabelText(/^Speaks/).getByRole('option', { name: 'Lambadi' })).toBeInTheDocument()
  await expectAccessible()
})

test('preferences chosen before are shown unfolded', async () => {
  const screen = await showIsland(<Form known={{ wishFood: 'halal' }} />)
  await expect.element(screen.getByLabelText(/^Food/)).toBeVisible()
  await expect.element(screen.getByLabelText(/^Food/)).toHaveValue('halal')
})
