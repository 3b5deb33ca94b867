import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAdminData } from '../admin-data-provider.ts'
import { EnterComplaint } from './EnterComplaint.tsx'
import { EnterPrivacyRequest } from './EnterPrivacyRequest.tsx'
import type { InboxAddress } from './use-inbox.ts'

const entries = { complaint: 'addComplaint', privacy: 'addPrivacy' } as const

/** *New*: what came by phone or letter. */
export function NewEntry({ onChoose }: { onChoose: (entry: string) => void }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('admin.inbox.add')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        container={() => document.querySelector('main')}
      >
        {Object.entries(entries).map(([entry, key]) => (
          <MenuItem
            key={entry}
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(null)
              onChoose(entry)
            }}
          >
            {translate(`admin.inbox.${key}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** The form of the address; a link of a family's page names the family. */
export function EnterRequest({ address: { family, change }, entry }: { address: InboxAddress; entry: string }) {
  const admin = useAdminData()
  const { data, isError } = useQuery({
    queryKey: ['bookings', 'family', family],
    queryFn: () => admin.call('GET /admin/families/{id}', { params: { id: family ?? '' } }),
    enabled: family !== undefined,
  })
  const close = () => change({ new: undefined, of: undefined })
  if (family !== undefined && !data && !isError) return null
  return entry === 'privacy' ? (
    <EnterPrivacyRequest family={data} onClose={close} />
  ) : (
    <EnterComplaint family={data} onClose={close} />
  )
}
