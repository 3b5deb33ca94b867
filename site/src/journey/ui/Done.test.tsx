import { expect, test } from 'vitest'
import { showIsland } from '../../../harness/show.tsx'
import { Done } from './Done.tsx'

test('a result takes the focus, and so does the next one in the same place (rule JRN-30)', async () => {
  const [first, second] = ['Your request is sent.', 'Your request is withdrawn.']
  const screen = await showIsland(<Done>{first}</Done>)
  await expect.poll(() => document.activeElement?.textContent).toBe(first)
  ;(document.activeElement as HTMLElement).blur()
  await screen.rerender(<Done>{second}</Done>)
  await expect.poll(() => document.activeElement?.textContent).toBe(second)
})
