import type { Hand } from './hand.ts'
import { inCare, type Office, owing } from './open-office.ts'

/** One task of office-tasks.md: where it begins, what is done, and what is seen once it is done. */
export type Task = {
  name: string
  who: 'office' | 'starter' | 'carer'
  /** The screen that is open already. */
  from: string
  run: (hand: Hand, office: Office) => Promise<void>
  /** Clicks that it may take at most, where a design says so. */
  most?: number
}

const rowsOf = ({ page }: Hand) => page.getByRole('row')
const searchBox = ({ page }: Hand) => page.getByRole('searchbox')

/** Chooses the first who is free and knows the service, where the keyboard stands. */
async function assignFirst(hand: Hand): Promise<void> {
  await hand.press('ArrowDown')
  // Who is chosen is read before Enter.
  await hand.sees(hand.page.getByRole('option'))
  await hand.press('Enter')
}

/** A page behind a door of the menu. */
async function openTab(hand: Hand, door: string, tab: RegExp): Promise<void> {
  await hand.click(hand.page.getByRole('menuitem', { name: door }))
  await hand.click(hand.page.getByRole('navigation').getByRole('link', { name: tab }))
}

async function openBooking(hand: Hand, code: string): Promise<void> {
  await hand.click(hand.page.getByRole('menuitem', { name: 'Bookings' }))
  await hand.click(searchBox(hand))
  await hand.type(code)
  await hand.click(rowsOf(hand).filter({ hasText: code }).getByRole('link').last())
  await hand.sees(hand.page.getByRole('heading', { name: `Booking ${code}` }))
}

/** Gives the open booking to the first who is free and knows the service. */
async function handOver(hand: Hand, reason: string): Promise<void> {
  await hand.click(hand.page.getByRole('button', { name: 'Hand over' }))
  const dialog = hand.page.getByRole('dialog')
  await hand.sees(dialog.getByRole('combobox', { name: 'New caretaker' }))
  await assignFirst(hand)
  await hand.click(dialog.getByRole('textbox', { name: 'Reason' }))
  await hand.type(reason)
  await hand.click(dialog.getByRole('button', { name: 'Hand over' }))
  await hand.sees(hand.page.getByText('The booking was handed over.'))
}

/** What somebody says on the phone; the city stands there already. */
const callersPatient = {
  'Patient name': 'Yadamma Goud',
  'Patient age': '81',
  Address: '4-5-6, Kothawada',
  Pincode: '506002',
  'Emergency contact name': 'Sita Goud',
  'Emergency contact phone': '9876512345',
}

const bookingAt = ({ assigned }: Office, place: number) => {
  const booking = assigned.at(place)
  if (!booking) throw new Error('The office has too few assigned bookings')
  return booking
}

export const officeTasks: readonly Task[] = [
  {
    name: 'Find a family by half a phone number',
    who: 'office',
    from: '/admin',
    run: async (hand) => {
      await hand.press('Control+k')
      await hand.sees(hand.page.locator('[role=combobox]:focus'))
      await hand.type('00077')
      await hand.press('Enter')
      await hand.page.waitForURL(/\/admin\/(families|bookings)\/[\w-]{36}/)
      await hand.sees(hand.page.getByText(/00077/))
    },
  },
  {
    name: 'Assign a caretaker to each of 20 bookings',
    who: 'office',
    from: `/admin/bookings?filter=${encodeURIComponent('{"assigned":false,"status":"pending"}')}`,
    run: async (hand) => {
      const fields = hand.page.getByRole('combobox', { name: /^Assign caretaker to booking/ })
      await hand.click(fields.first())
      for (let count = 0; count < 20; count += 1) {
        const field = hand.page.locator('[role=combobox]:focus')
        const label = await field.getAttribute('aria-label')
        await assignFirst(hand)
        await hand.sees(hand.page.locator(`[role=combobox]:focus:not([aria-label="${label}"])`))
      }
    },
  },
  {
    name: 'Take an assignment back',
    who: 'office',
    from: '/admin',
    run: async (hand, office) => {
      await openBooking(hand, bookingAt(office, 0).bookingId)
      await hand.click(hand.page.getByRole('button', { name: 'Take assignment back' }))
      await hand.sees(hand.page.getByText('The assignment was taken back.'))
    },
  },
  {
    name: 'Replace a caretaker who falls ill before the care begins',
    who: 'office',
    from: '/admin',
    run: async (hand, office) => {
      await openBooking(hand, bookingAt(office, 1).bookingId)
      await handOver(hand, 'Fever')
    },
  },
  {
    name: 'Replace a caretaker who falls ill during care',
    who: 'office',
    from: '/admin',
    run: async (hand, office) => {
      await openBooking(hand, bookingAt(office, inCare).bookingId)
      await handOver(hand, 'Fever')
    },
  },
  {
    name: 'Set a wrong status one step back',
    who: 'office',
    from: '/admin',
    run: async (hand, office) => {
      await openBooking(hand, bookingAt(office, inCare).bookingId)
      await hand.click(hand.page.getByRole('button', { name: 'Set status right' }))
      await hand.click(hand.page.getByRole('textbox', { name: 'Reason' }))
      await hand.type('Not begun')
      await hand.click(hand.page.getByRole('button', { name: 'Set right' }))
      await hand.sees(hand.page.getByText('The status was set right.'))
    },
  },
  {
    name: 'Book for somebody who calls for the first time',
    who: 'office',
    from: '/admin/bookings',
    run: async (hand) => {
      const { page } = hand
      const choose = async (field: string, option: string | RegExp) => {
        await hand.click(page.getByRole('combobox', { name: field }))
        await hand.click(page.getByRole('option', { name: option }))
      }
      await hand.click(page.getByRole('link', { name: 'Book for a caller' }))
      await hand.click(page.getByRole('combobox', { name: 'Phone, email or name' }))
      await hand.type('9876500042')
      await hand.click(page.getByRole('button', { name: 'New family' }))
      await hand.click(page.getByRole('textbox', { name: 'Full Name' }))
      await hand.type('Sita Goud')
      await choose('Service', 'Elderly Care')
      await choose('Package', /12 Hours Daily/)
      for (const [label, value] of Object.entries(callersPatient)) {
        await hand.click(page.getByRole('textbox', { name: label }).first())
        await hand.type(value)
      }
      await hand.click(page.getByRole('checkbox', { name: /^The terms/ }))
      await hand.click(page.getByRole('checkbox', { name: /^Read aloud/ }))
      await hand.click(page.getByRole('button', { name: 'Book', exact: true }))
      await hand.sees(page.getByText(/^Booked: /))
    },
  },
  {
    name: 'Answer a complaint',
    who: 'office',
    from: '/admin',
    run: async (hand) => {
      await openTab(hand, 'Calls', /^Messages/)
      await hand.sees(hand.page.getByText('We waited from 7 to 10 and nobody came.'))
      await hand.click(hand.page.getByRole('button', { name: /^Mark as answered: Nobody came/ }))
      await hand.seesNot(hand.page.getByText('We waited from 7 to 10 and nobody came.'))
    },
  },
  {
    name: "Download last month's bookings as CSV",
    who: 'office',
    from: '/admin',
    run: async (hand) => {
      await hand.click(hand.page.getByRole('menuitem', { name: 'Bookings' }))
      await hand.click(hand.page.getByRole('button', { name: 'Last month' }))
      await hand.sees(hand.page.getByText(/^1[-–]\d+ of [\d,]+$/))
      const download = hand.page.waitForEvent('download')
      await hand.click(hand.page.getByRole('button', { name: 'Export CSV' }))
      await download
    },
  },
  {
    name: 'See who changed an address, and from what',
    who: 'office',
    from: '/admin',
    run: async (hand, office) => {
      await openBooking(hand, bookingAt(office, -1).bookingId)
      await hand.sees(hand.page.getByText(/77-7 New Street, Kazipet/).last())
      await hand.sees(hand.page.getByText('Meera Iyer'))
    },
  },
  {
    name: 'Work through five callbacks, a note in each',
    who: 'office',
    from: '/admin',
    run: async (hand) => {
      await openTab(hand, 'Calls', /^Callbacks/)
      for (let count = 0; count < 5; count += 1) {
        const mark = hand.page.getByRole('button', { name: /^Mark as called/ })
        await hand.sees(mark)
        const before = await mark.count()
        await hand.click(hand.page.getByRole('textbox', { name: 'Note about the call' }).first())
        await hand.type('Calls back')
        await hand.click(mark.first())
        await hand.sees(hand.page.getByText('Saved.'))
        await hand.sees(mark.nth(before - 2))
        await hand.seesNot(mark.nth(before - 1))
      }
    },
  },
  {
    name: 'Mark a document as verified',
    who: 'office',
    from: '/admin',
    run: async (hand) => {
      await openTab(hand, 'Office', /^Documents/)
      await hand.click(hand.page.getByRole('button', { name: 'Verify: report.pdf' }))
      await hand.seesNot(hand.page.getByRole('button', { name: 'Verify: report.pdf' }))
    },
  },
  {
    name: 'Ask ten families for money and confirm what they paid',
    who: 'office',
    from: '/admin/bookings',
    most: 30,
    run: async (hand) => {
      await hand.click(hand.page.getByRole('link', { name: /^Money/ }))
      await hand.sees(hand.page.getByRole('button', { name: 'Ask for money' }))
      const confirm = hand.page.getByRole('button', { name: /^Confirm / })
      for (let count = 0; count < owing; count += 1) {
        await hand.click(hand.page.getByRole('button', { name: 'Ask for money' }).first())
        await hand.sees(hand.page.getByRole('textbox', { name: 'Amount in ₹' }))
        await hand.press('Enter')
        await hand.seesNot(hand.page.getByRole('dialog'))
        await hand.sees(confirm.nth(count))
      }
      for (let left = owing; left > 0; left -= 1) {
        await hand.click(confirm.first())
        await hand.sees(hand.page.getByRole('textbox', { name: 'UTR or reference of the bank' }))
        await hand.type(String(412_345_678_900 + left))
        await hand.press('Enter')
        await hand.seesNot(hand.page.getByRole('dialog'))
        await hand.seesNot(confirm.nth(left - 1))
      }
    },
  },
]
