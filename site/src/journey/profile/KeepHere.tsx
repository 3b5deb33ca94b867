import { useState } from 'react'
import { profile } from '#words/journey/profile.ts'
import { setKeepsHere } from '../session/store-bookings.ts'
import { keepsHere, keptDays } from '../session/stored-here.ts'
import { loadBookings, loadProfile } from './load.ts'

const text = profile.kept
const keepNow = () => Promise.all([loadProfile(), loadBookings()]).catch(() => undefined)

/** Lets the person switch off storing bookings on this device (rule JRN-19). It comes below the bookings, so that their loading does not move it. */
export function KeepHere() {
  const [keeps, setKeeps] = useState(keepsHere)
  return (
    <div className="keep-here">
      <label className="choice">
        <input
          type="checkbox"
          checked={keeps}
          aria-describedby="keep-here-what"
          onChange={({ target: { checked } }) => {
            setKeepsHere(checked)
            setKeeps(checked)
            if (checked) void keepNow()
          }}
        />
        {text.choice}
      </label>
      <p className="small soft" id="keep-here-what">
        {text.what(keptDays)}
      </p>
    </div>
  )
}
