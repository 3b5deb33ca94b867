export const words = {
  admin: {
    handOff: {
      open: 'WhatsApp',
      title: 'Message about booking %{booking}',
      to: 'To',
      language: 'Language',
      message: 'Message',
      recipients: { family: 'Family', emergency: 'Emergency contact', caretaker: 'Caretaker' },
      templates: {
        bookingReceived: 'Booking received',
        callMissed: 'Missed call',
        caretakerAssigned: 'Caretaker assigned',
        visitTomorrow: 'Visit tomorrow',
        replacement: 'Substitute comes',
        paymentAsked: 'Payment request',
        paymentReceived: 'Payment received',
        endsSoon: 'Care ends soon',
        reviewAsked: 'Feedback request',
        notice: 'Privacy notice',
      },
      refusal: {
        'no-mobile': 'There is no mobile number for a message.',
        'switched-off':
          'This family has switched messages off. You can still write about caretakers and payments if you give a reason.',
      },
      reason: 'Reason',
      go: 'Open WhatsApp',
      close: 'Close',
      sent: 'Sent?',
      yes: 'Yes',
      no: 'No',
      noted: 'Recorded as sent.',
      notedNot: 'Recorded as not sent.',
      failed: 'This did not work. Please try again.',
      states: { opened: 'opened', sent: 'sent', 'not-sent': 'not sent', delivered: 'delivered', failed: 'failed' },
    },
  },
}
