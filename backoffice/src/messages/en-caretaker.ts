/** Words of the caretaker's home. */
export const caretakerMessages = {
  caretaker: {
    title: 'Caretaker',
    dashboard: 'Dashboard',
    welcome: 'Welcome, %{name}',
  },
} as const
