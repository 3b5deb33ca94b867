export const words = {
  admin: {
    access: {
      whoLooked: 'Who looked',
      when: 'Last time',
      who: 'Person',
      what: 'Record',
      how: 'Access',
      search: 'Search a person, family or booking ID',
      outcome: 'Outcome',
      outcomes: { allowed: 'Seen', refused: 'Refused' },
      from: 'From',
      to: 'To',
      opened: 'opened once |||| opened %{smart_count} times',
      listed: 'seen in a list',
      refused: 'refused once |||| refused %{smart_count} times',
      subjects: {
        booking: 'Booking %{label}',
        document: 'File %{label}',
        family: 'Contact of %{label}',
        message: 'Message of %{label}',
        call: '%{label}',
      },
      failed: 'The access log could not be loaded.',
      empty: 'No access recorded yet.',
    },
  },
}
