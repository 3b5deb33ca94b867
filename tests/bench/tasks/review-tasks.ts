import type { Hand } from './hand.ts'
import type { Demo } from './open-demo.ts'

/** A task of the review of the desk and the phone: what it took then, in clicks, and whether it worked. */
export type ReviewTask = {
  name: string
  before: { clicks: number; worked: 'yes' | 'half' | 'no' }
  who: 'office' | 'carer'
  /** The screen that is open already. */
  from: (demo: Demo) => string
  run: (hand: Hand, demo: Demo) => Promise<void>
}

export const reviewTasks: readonly ReviewTask[] = [
  {
    name: 'Know in five seconds what burns',
    before: { clicks: 1, worked: 'no' },
    who: 'office',
    from: () => '/admin',
    run: (hand) =>
      hand.sees(
        hand.page
          .getByRole('region', { name: 'What cannot wait' })
          .getByRole('listitem')
          .filter({ hasText: 'called by' }),
      ),
  },
  {
    name: 'Call, no answer, undo',
    before: { clicks: 3, worked: 'yes' },
    who: 'office',
    from: () => '/admin/calls',
    run: async (hand) => {
      await hand.click(hand.page.getByRole('link', { name: /^Call / }))
      await hand.click(hand.page.getByRole('button', { name: /No answer$/ }))
      await hand.click(hand.page.getByRole('button', { name: 'Undo' }))
      await hand.sees(hand.page.getByRole('link', { name: /^Call / }))
    },
  },
  {
    name: 'A known family calls',
    before: { clicks: 1, worked: 'no' },
    who: 'office',
    from: () => '/admin/calls',
    run: async (hand, { running }) => {
      await hand.click(hand.page.getByRole('textbox', { name: 'Somebody calls: number' }))
      await hand.type(running.userInfo.phone?.replace(/\D/g, '').slice(-10) ?? '')
      await hand.press('Enter')
      await hand.sees(hand.page.getByRole('link', { name: running.bookingId }))
    },
  },
  {
    name: 'Somebody unknown calls, and it becomes a booking',
    // And then the booking was to be found by hand.
    before: { clicks: 2, worked: 'half' },
    who: 'office',
    from: () => '/admin/calls',
    run: async (hand) => {
      await hand.click(hand.page.getByRole('textbox', { name: 'Somebody calls: number' }))
      await hand.type('9876500042')
      await hand.press('Enter')
      await hand.click(hand.page.getByRole('link', { name: 'Book for this caller' }))
      await hand.sees(hand.page.getByRole('textbox', { name: 'Full Name' }))
    },
  },
  {
    name: 'Stay in hospital, and back early',
    // The way back was not found.
    before: { clicks: 6, worked: 'half' },
    who: 'office',
    from: ({ running }) => `/admin/bookings/${running._id}`,
    run: async (hand, { inDays }) => {
      const section = hand.page.getByRole('region', { name: 'Visits' })
      const dialog = hand.page.getByRole('dialog', { name: 'Pause the visits' })
      await hand.click(section.getByRole('button', { name: 'Pause', exact: true }))
      await hand.giveDay(dialog.getByLabel('From'), inDays(2))
      await hand.giveDay(dialog.getByLabel('Until'), inDays(4))
      await hand.click(dialog.getByRole('textbox', { name: 'Reason' }))
      await hand.type('MGM hospital')
      await hand.click(dialog.getByRole('button', { name: 'Pause' }))
      await hand.click(section.getByRole('button', { name: 'End the pause' }))
      await hand.sees(section.getByRole('button', { name: 'Pause', exact: true }))
    },
  },
  {
    name: 'Give a late promise its reason',
    before: { clicks: 3, worked: 'yes' },
    who: 'office',
    from: () => '/admin/promises',
    run: async (hand) => {
      await hand.click(
        hand.page
          .getByRole('group', { name: /^Reason: / })
          .getByRole('button', { name: 'Our delay' })
          .first(),
      )
      await hand.sees(hand.page.getByText('The reason was saved.'))
    },
  },
  {
    name: 'Give every late promise one reason',
    before: { clicks: 36, worked: 'yes' },
    who: 'office',
    from: () => '/admin/promises',
    run: async (hand) => {
      await hand.click(hand.page.getByRole('checkbox', { name: /^All of these/ }))
      const bar = hand.page.getByRole('group', { name: 'Reason for all that are ticked' })
      await hand.click(bar.getByRole('button', { name: 'Our delay' }))
      await hand.sees(hand.page.getByText('Every late promise has its reason.'))
    },
  },
  {
    name: 'Send the draft of a WhatsApp message',
    before: { clicks: 2, worked: 'yes' },
    who: 'office',
    from: ({ running }) => `/admin/bookings/${running._id}`,
    run: async (hand) => {
      await hand.click(hand.page.getByRole('button', { name: /^WhatsApp/ }).first())
      await hand.click(hand.page.getByRole('link', { name: 'Open WhatsApp' }))
      await hand.sees(hand.page.getByRole('button', { name: 'Yes' }))
    },
  },
  {
    name: 'Print the roster',
    before: { clicks: 1, worked: 'yes' },
    who: 'office',
    from: () => '/admin/roster',
    run: async (hand) => {
      await hand.page.evaluate(`window.print = () => document.body.setAttribute('data-printed', '')`)
      await hand.click(hand.page.getByRole('button', { name: 'Print' }))
      await hand.sees(hand.page.locator('body[data-printed]'))
    },
  },
  {
    name: 'Phone: what comes next week',
    before: { clicks: 2, worked: 'yes' },
    who: 'carer',
    from: () => '/caretaker',
    run: async (hand) => {
      await hand.click(hand.page.getByRole('link', { name: 'My Visits' }))
      await hand.sees(hand.page.getByRole('heading', { name: 'The next seven days' }))
    },
  },
  {
    name: 'The same family books again',
    before: { clicks: 8, worked: 'yes' },
    who: 'office',
    from: () => '/admin/book',
    run: async (hand, { running }) => {
      const { page } = hand
      const choose = async (field: string, option: string | RegExp) => {
        await hand.click(page.getByRole('combobox', { name: field }))
        await hand.click(page.getByRole('option', { name: option }))
      }
      await hand.sees(page.locator('[role=combobox]:focus'))
      await hand.type(running.userInfo.name)
      await hand.sees(page.getByRole('option'))
      await hand.click(page.getByRole('option', { name: /Lakshmi/ }).first())
      await choose('Service', 'Elderly Care')
      await choose('Package', /12 Hours Daily/)
      await hand.click(page.getByRole('button', { name: /^As before: / }).first())
      await hand.click(page.getByRole('checkbox', { name: /^The terms/ }))
      await hand.click(page.getByRole('button', { name: 'Book', exact: true }))
      await hand.sees(page.getByText(/^Booked: /))
    },
  },
  {
    name: 'Choose by suggestion',
    before: { clicks: 2, worked: 'yes' },
    who: 'office',
    from: ({ waiting }) => `/admin/bookings/${waiting._id}`,
    run: async (hand) => {
      await hand.click(hand.page.getByRole('button', { name: 'Choose a caretaker' }))
      const dialog = hand.page.getByRole('dialog', { name: 'Who could be sent' })
      await hand.click(dialog.getByRole('button', { name: /^Choose/ }).first())
      await hand.sees(hand.page.getByRole('button', { name: 'Take assignment back' }))
    },
  },
  {
    name: 'Print the emergency sheet',
    before: { clicks: 1, worked: 'half' },
    who: 'office',
    from: () => '/admin/emergency',
    run: async (hand) => {
      await hand.page.evaluate(`window.print = () => document.body.setAttribute('data-printed', '')`)
      await hand.click(hand.page.getByRole('button', { name: 'Print' }))
      await hand.sees(hand.page.locator('body[data-printed]'))
    },
  },
  {
    name: 'Phone: another language',
    before: { clicks: 3, worked: 'yes' },
    who: 'carer',
    from: () => '/caretaker',
    run: async (hand) => {
      await hand.click(hand.page.getByRole('button', { name: 'Open menu' }))
      await hand.click(hand.page.getByRole('menuitem', { name: /^Language/ }))
      await hand.click(hand.page.getByRole('menuitem', { name: 'తెలుగు' }))
      await hand.sees(hand.page.locator('html[lang=te]'))
    },
  },
  {
    name: 'A caretaker forgot the password and has no inbox',
    before: { clicks: 3, worked: 'no' },
    who: 'office',
    from: ({ running }) => `/admin/caretakers/${running.assignedCaregiver?._id}`,
    run: async (hand) => {
      await hand.click(hand.page.getByRole('button', { name: 'New password' }))
      await hand.sees(hand.page.getByRole('dialog'))
      await hand.type('Godavari72!x')
      await hand.press('Enter')
      await hand.seesNot(hand.page.getByRole('dialog'))
    },
  },
]
