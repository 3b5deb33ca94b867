/** Words of the admin's home. */
export const adminMessages = {
  admin: {
    title: 'Admin',
    menu: { dashboard: 'Dashboard' },
    welcome: 'Welcome, %{name}',
  },
} as const
