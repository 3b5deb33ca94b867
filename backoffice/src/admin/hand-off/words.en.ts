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
        callMissed: 'We tried to call',
        caretakerAssigned: 'Who comes',
        visitTomorrow: 'Visit tomorrow',
        replacement: 'Another person comes',
        paymentAsked: 'Please pay',
        paymentReceived: 'Payment came',
        endsSoon: 'Care ends soon',
        reviewAsked: 'How was it?',
        notice: 'What we keep of you',
      },
      refusal: {
        'no-mobile': 'There is no mobile number to write to.',
        'switched-off':
          'This family has switched messages off. About who comes and what is paid you can write with a reason.',
      },
      reason: 'Reason',
      go: 'Open WhatsApp',
      close: 'Close',
      sent: 'Sent?',
      yes: 'Yes',
      no: 'No',
      noted: 'Noted as sent.',
      notedNot: 'Noted as not sent.',
      failed: 'This did not work. Please try again.',
      states: { opened: 'opened', sent: 'sent', 'not-sent': 'not sent', delivered: 'delivered', failed: 'failed' },
    },
  },
}
