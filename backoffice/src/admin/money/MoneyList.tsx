import PhoneIcon from '@mui/icons-material/Phone'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import type { MoneyRow, moneyStates } from '@thodu/api/contract/money/money.schema'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import { useState } from 'react'
import { SelectInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { CardStack } from '../../app/lists/CardStack.tsx'
import { ListTools } from '../../app/lists/ListTools.tsx'
import { ListSearch, PolledList } from '../../app/lists/PolledList.tsx'
import type { View } from '../../app/lists/SavedViews.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { WhatsAppButton } from '../whatsapp/WhatsAppButton.tsx'
import { formatBalance } from './format-balance.ts'
import { AskDialog } from './forms/AskDialog.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import { PaymentsFile } from './PaymentsFile.tsx'
import { useMoney } from './use-money.ts'

type MoneyRecord = MoneyRow & { id: string }
// Not imported from the schema, which would load its library with the screen.
const states = ['waits', 'claimed', 'behind', 'soon', 'refund', 'even'] as const satisfies typeof moneyStates
const choices = states.map((id) => ({ id, name: `admin.money.states.${id}` }))
const filters = [
  <ListSearch key="q" source="q" alwaysOn hintKey="admin.money.search" />,
  <SelectInput key="state" source="state" label="admin.money.state" choices={choices} alwaysOn />,
]
const lowest = { field: 'balance', order: 'ASC' } as const
const views: View[] = [
  ...states.map((state) => ({ labelKey: `admin.money.states.${state}`, filter: { state }, sort: lowest })),
  { labelKey: 'admin.money.all', filter: {}, sort: lowest },
]
const csv = {
  fileName: 'money',
  header: ['Booking', 'Patient', 'Family', 'Phone', 'Balance', 'Paid until', 'Visits ahead', 'Asked', 'Reference'],
  toRow: ({ bookingId, patientName, family, balance, paidUntil, visitsAhead, request }: MoneyRecord) => [
    bookingId,
    patientName,
    family.name,
    family.phone,
    balance,
    paidUntil,
    visitsAhead,
    request?.amount ?? null,
    request?.reference ?? null,
  ],
}

/** /admin/money: arrears, reported payments, packages that end soon, refunds to send (rule MON-14). */
export function MoneyList() {
  const translate = useTranslate()
  return (
    <>
      <PageTitle title={translate('admin.money.title')} />
      <PolledList
        asCards
        resource="money"
        filterDefaultValues={{ state: 'waits' }}
        sort={lowest}
        filters={filters}
        views={views}
        actions={<ListTools<MoneyRecord> csv={csv} />}
        failedKey="admin.money.listFailed"
        emptyKey="admin.money.empty"
      >
        <CardStack<MoneyRecord> render={(row) => <MoneyRowCard row={row} />} />
      </PolledList>
      <PaymentsFile />
    </>
  )
}

function MoneyRowCard({ row }: { row: MoneyRecord }) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const { _id, bookingId, patientName, family, request, refund } = row
  const booking = { _id, bookingId }
  const isOpen = isBinding(row.status) || row.balance !== 0
  return (
    <Stack spacing={1} sx={{ overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ flexGrow: 1 }}>
          <Link to={`/bookings/${_id}`} data-row>
            <b>{patientName}</b> · {bookingId}
          </Link>
          {` · ${family.name} · `}
          <b>{formatBalance(translate, row)}</b>
        </Typography>
        {isOpen && family.phone && (
          <Button component="a" href={telUrl(family.phone)} size="small" variant="outlined" startIcon={<PhoneIcon />}>
            {translate('admin.money.call', { name: family.name })}
          </Button>
        )}
        {isOpen && !request && <WhatsAppButton booking={{ _id, label: bookingId }} to="family" size="small" />}
        {isOpen && !request && (
          <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
            {translate('admin.money.ask.open')}
          </Button>
        )}
      </Stack>
      {request && <OpenPayment booking={booking} payment={request} />}
      {refund && <OpenPayment booking={booking} payment={refund} />}
      {asking && <AskFor booking={booking} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

/** The suggested amount is known once the booking's money is loaded. */
function AskFor({ booking, onClose }: { booking: Pick<MoneyRow, '_id' | 'bookingId'>; onClose: () => void }) {
  const { data } = useMoney(booking._id)
  return data ? <AskDialog booking={booking} money={data} onClose={onClose} /> : null
}
