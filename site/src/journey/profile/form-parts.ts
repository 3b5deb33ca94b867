/** Parts of the profile with forms. Their libraries (38 kB compressed) would delay My Bookings, which needs them for its dialogs. */
export { BookingDialog } from './bookings/BookingDialog.tsx'
export { default as SettingsTab } from './settings/SettingsTab.tsx'
