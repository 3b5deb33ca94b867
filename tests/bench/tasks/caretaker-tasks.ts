import type { Task } from './office-tasks.ts'

/** What a caretaker does on the way and at the door, on a phone. */
export const caretakerTasks: readonly Task[] = [
  {
    name: 'Start a job',
    who: 'starter',
    from: '/caretaker',
    run: async (hand) => {
      await hand.click(hand.page.getByRole('button', { name: 'Start Care' }).first())
      await hand.sees(hand.page.getByText('The booking is now confirmed.'))
    },
  },
  {
    name: 'Write a note',
    who: 'carer',
    from: '/caretaker',
    run: async (hand) => {
      await hand.click(hand.page.getByRole('button', { name: 'View / Add Notes' }).first())
      await hand.click(hand.page.getByRole('textbox', { name: 'New note' }))
      await hand.type('Walked to the gate')
      await hand.click(hand.page.getByRole('button', { name: 'Add Note' }))
      await hand.sees(hand.page.getByText('Note added.'))
    },
  },
  {
    name: 'Complete a job',
    who: 'carer',
    from: '/caretaker',
    run: async (hand) => {
      await hand.click(hand.page.getByRole('button', { name: 'Mark Completed' }).first())
      const question = hand.page.getByRole('dialog')
      await hand.sees(question)
      // A tap sooner counts as the second half of a double tap.
      await hand.page.waitForTimeout(600)
      await hand.click(question.getByRole('button', { name: 'Mark Completed' }))
      await hand.sees(hand.page.getByText('The booking is now completed.'))
    },
  },
]
