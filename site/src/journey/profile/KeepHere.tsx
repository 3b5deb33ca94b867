import { useState } from 'react'
import { profile } from '#words/profile.ts'
import { setStoresHere } from '../session/store-bookings.ts'
import { storedDays, storesHere } from '../session/stored-here.ts'
import { loadBookings, loadProfile } from './load.ts'

const text = profile.kept
const storeNow = () => Promise.all([loadProfile(), loadBookings()]).catch(() => undefined)

/** Lets the person switch off storing bookings on this device (rule JRN-19). It comes below the bookings, so that their loading does not move it. */
export function KeepHere() {
  const [keeps, setKeeps] = useState(storesHere)
  return (
    <div className="keep-here">
      <label className="choice">
        <input
          type="checkbox"
          checked={keeps}
          aria-describedby="keep-here-what"
          onChange={({ target: { checked } }) => {
            setStoresHere(checked)
            setKeeps(checked)
            if (checked) void storeNow()
          }}
        />
        {text.choice}
      </label>
      <details className="small soft">
        <summary>{text.about}</summary>
        <p id="keep-here-what">{text.what(storedDays)}</p>
      </details>
    </div>
  )
}
