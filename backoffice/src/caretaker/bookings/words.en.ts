import { texts } from '@thodu/api/contract/texts'

export const words = {
  caretaker: {
    bookings: {
      title: 'My Bookings',
      search: 'Search client, service or package',
      status: 'Status',
      allStatuses: 'All Statuses',
      export: 'Export CSV',
      none: texts.caretaker.noBookingsFound,
      found: '%{smart_count} booking |||| %{smart_count} bookings',
      earlier: 'Earlier jobs (%{count})',
    },
    columns: {
      service: 'Service',
      package: 'Package',
      client: 'Client',
      email: 'Email',
      status: 'Status',
      date: 'Date',
      actions: 'Actions',
    },
  },
}
