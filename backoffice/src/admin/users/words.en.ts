export const words = {
  admin: {
    roles: { user: 'User', caretaker: 'Caretaker', admin: 'Admin', visitor: 'Visitor', system: 'System' },
    users: {
      failed: 'The users could not be loaded.',
      empty: 'No users found',
      edit: 'Edit',
      editRole: 'Edit the role of %{name}',
      roleOf: 'Role of %{name}',
      saved: 'The role was changed.',
      saveFailed: 'The role could not be changed. Please try again.',
    },
  },
}
