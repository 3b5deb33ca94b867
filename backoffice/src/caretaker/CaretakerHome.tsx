import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { HomeShell } from '../app/HomeShell.tsx'
import { caretakerMessages } from '../messages/en-caretaker.ts'
import { BookingsPage } from './bookings/BookingsPage.tsx'
import { CaretakerLayout } from './CaretakerLayout.tsx'
import { caretakerDataProvider } from './caretaker-data-provider.ts'
import { CaretakerDashboard } from './dashboard/CaretakerDashboard.tsx'
import { BookingPage } from './detail/BookingPage.tsx'
import { caretakerPermissions } from './permissions.ts'
import { ProfilePage } from './profile/ProfilePage.tsx'

/**
 * The caretaker's home, /caretaker/* (spec: caretaker and admin, section 2). Its screens are one file on purpose: on a
 * weak network nobody should wait for the next screen's code.
 */
const CaretakerHome = () => (
  <HomeShell
    home="caretaker"
    permissions={caretakerPermissions}
    dataProvider={caretakerDataProvider}
    messages={caretakerMessages}
    layout={CaretakerLayout}
    dashboard={CaretakerDashboard}
    title={caretakerMessages.caretaker.title}
  >
    <Resource name="bookings" list={BookingsPage} show={BookingPage} />
    <CustomRoutes>
      <Route path="/myprofile" element={<ProfilePage />} />
    </CustomRoutes>
  </HomeShell>
)

export default CaretakerHome
