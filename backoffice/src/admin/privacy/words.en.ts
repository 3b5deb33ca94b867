export const words = {
  admin: { privacy: { tabs: { breaches: 'Breaches', keeping: 'Data retention' } } },
}
