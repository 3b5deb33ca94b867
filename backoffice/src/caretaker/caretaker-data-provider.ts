import type { DataProvider, RaRecord } from 'react-admin'
import { callApi, createDataProvider } from '../app/wire/http-client.ts'

const bookings = createDataProvider('caretaker')

/** Bookings are at /api/caretaker/bookings; the only `profile` is the caller's own (rules CARE-1, ACC-25). */
export const caretakerDataProvider: DataProvider = {
  ...bookings,
  async getOne<Row extends RaRecord>(...[resource, params]: Parameters<DataProvider['getOne']>) {
    if (resource !== 'profile') return bookings.getOne<Row>(resource, params)
    const profile = await callApi('GET /user/profile', params.signal ? { signal: params.signal } : {})
    const record: RaRecord = { ...profile, id: params.id }
    return { data: record as Row }
  },
}
