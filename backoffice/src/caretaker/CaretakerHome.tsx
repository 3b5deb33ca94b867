import { createDataProvider } from '../app/data-provider.ts'
import { HomeShell } from '../app/HomeShell.tsx'
import { caretakerMessages } from '../messages/en-caretaker.ts'
import { CaretakerDashboard } from './CaretakerDashboard.tsx'
import { CaretakerLayout } from './CaretakerLayout.tsx'

const dataProvider = createDataProvider('caretaker')
const permissions = { bookings: ['list'] }

/** The caretaker's home, /caretaker/* (spec: caretaker and admin, section 2). */
const CaretakerHome = () => (
  <HomeShell
    home="caretaker"
    permissions={permissions}
    dataProvider={dataProvider}
    messages={caretakerMessages}
    layout={CaretakerLayout}
    dashboard={CaretakerDashboard}
    title={caretakerMessages.caretaker.title}
  >
    {null}
  </HomeShell>
)

export default CaretakerHome
