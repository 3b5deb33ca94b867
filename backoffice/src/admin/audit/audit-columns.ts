export const auditColumns = {
  all: [
    ['timestamp', 'admin.audit.columns.time'],
    ['action', 'admin.audit.columns.action'],
    ['user', 'admin.audit.columns.person'],
    ['resource', 'admin.audit.columns.resource'],
    ['status', 'admin.audit.columns.status'],
    ['ipAddress', 'admin.audit.columns.address'],
  ],
  wideOnly: ['ipAddress'],
} as const
