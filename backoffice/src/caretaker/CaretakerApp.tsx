import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { type AppProps, AppShell } from '../app/frame/AppShell.tsx'
import { RowSkeletons } from '../app/lists/ListStates.tsx'
import type { Permissions } from '../app/session/auth-provider.ts'
import { whenAllWordsStand } from '../words/i18n.ts'
import { BookingsPage } from './bookings/BookingsPage.tsx'
import { CaretakerLayout } from './CaretakerLayout.tsx'
import { caretakerDataProvider } from './caretaker-data-provider.ts'
import { CaretakerDashboard } from './dashboard/CaretakerDashboard.tsx'
import { BookingPage } from './detail/BookingPage.tsx'
import { ProfilePage } from './profile/ProfilePage.tsx'
import { VisitsPage } from './week/VisitsPage.tsx'

function Waiting({ children }: { children: ReactNode }) {
  use(whenAllWordsStand())
  return children
}

/** Delays a screen until its translations are loaded, which come after the first screen's (rule CARE-17). */
function withAllWords(Page: ComponentType): ComponentType {
  return () => (
    <Suspense fallback={<RowSkeletons />}>
      <Waiting>
        <Page />
      </Waiting>
    </Suspense>
  )
}

/** A caretaker's permissions (rules WHO-8, WHO-10). Everything else is refused. */
const caretakerPermissions: Permissions = {
  bookings: ['list', 'show'],
  profile: ['edit'],
  visits: ['list'],
}

const Booking = withAllWords(BookingPage)
const Visits = withAllWords(VisitsPage)
const Profile = withAllWords(ProfilePage)

/**
 * The caretaker app, /caretaker/* (rule CARE-6). Its screens are one chunk: on a weak network the next screen must not wait for
 * code.
 */
const CaretakerApp = ({ i18nProvider }: AppProps) => (
  <AppShell
    home="caretaker"
    permissions={caretakerPermissions}
    dataProvider={caretakerDataProvider}
    i18nProvider={i18nProvider}
    layout={CaretakerLayout}
    dashboard={CaretakerDashboard}
  >
    <Resource name="bookings" list={BookingsPage} show={Booking} />
    <CustomRoutes>
      <Route path="/visits" element={<Visits />} />
      <Route path="/myprofile" element={<Profile />} />
    </CustomRoutes>
  </AppShell>
)

export default CaretakerApp
