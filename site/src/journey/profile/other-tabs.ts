/** The tabs beside Overview and the dialog they share: one file, because each alone would need ten requests. */
export { default as AnalyticsTab } from './analytics/AnalyticsTab.tsx'
export { BookingDialog } from './bookings/BookingDialog.tsx'
export { default as BookingsTab } from './bookings/BookingsTab.tsx'
export { default as DocumentsTab } from './documents/DocumentsTab.tsx'
export { default as SettingsTab } from './settings/SettingsTab.tsx'
