import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { httpClient } from './http-client.ts'

/** Lists and records of one home: resource `bookings` of the admin lies at /api/admin/bookings (contract, section 2). */
export function createDataProvider(home: 'admin' | 'caretaker'): DataProvider {
  return { ...simpleRestProvider(`/${home}`, httpClient), supportAbortSignal: true }
}
