export const words = {
  admin: { privacy: { tabs: { requests: 'Requests', breaches: 'Breaches', keeping: 'Data retention' } } },
}
