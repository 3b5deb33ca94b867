export const words = { admin: { privacy: { tabs: { requests: 'అభ్యర్థనలు' } } } }
