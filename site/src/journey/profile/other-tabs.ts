/** The tabs beside Overview without forms: one file, because each alone would need ten requests. */
export { default as AnalyticsTab } from './analytics/AnalyticsTab.tsx'
export { default as BookingsTab } from './bookings/BookingsTab.tsx'
export { default as DocumentsTab } from './documents/DocumentsTab.tsx'
