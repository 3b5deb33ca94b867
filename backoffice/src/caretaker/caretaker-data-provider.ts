import type { DataProvider, RaRecord } from 'react-admin'
import { createDataProvider } from '../app/data-provider.ts'
import { callApi } from '../app/http-client.ts'

const bookings = createDataProvider('caretaker')

/** Bookings lie at /api/caretaker/bookings; the one `profile` is the caller's own (contract, sections 3 and 5). */
export const caretakerDataProvider: DataProvider = {
  ...bookings,
  async getOne<Row extends RaRecord>(...[resource, params]: Parameters<DataProvider['getOne']>) {
    if (resource !== 'profile') return bookings.getOne<Row>(resource, params)
    const profile = await callApi<Row>('/user/profile', params.signal ? { signal: params.signal } : {})
    return { data: { ...profile, id: params.id } }
  },
}
