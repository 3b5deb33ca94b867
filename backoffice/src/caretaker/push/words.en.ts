export const words = {
  caretaker: {
    push: {
      message: 'Open %{brand}',
      title: 'Notifications',
      lead: 'When a visit of the next 48 hours is new, moved or cancelled, this device shows “%{message}”. The message contains no names and no details. It ends when you log out.',
      switch: 'Notify this device',
      blocked: 'This browser blocks notifications. Allow them in its settings for this page.',
      failed: 'This did not work. Please try again.',
      unsupported: 'This browser cannot show notifications. On an iPhone, first add this app to the home screen.',
    },
  },
}
