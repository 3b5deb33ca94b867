import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { Inbox } from '@thodu/api/contract/inbox/inbox.schema'
import { inboxKinds, inboxStates } from '@thodu/api/contract/inbox/inbox-kinds'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { InboxAddress } from './use-inbox.ts'

type Props = { address: InboxAddress; open: Inbox['open'] | undefined }

/** Filters by kind and state, as links that can be sent. */
export function InboxFilters({ address: { filter, toSearch }, open }: Props) {
  const translate = useTranslate()
  const isOpen = filter.state === 'open'
  const total = open && Object.values(open).reduce((sum, one) => sum + one, 0)
  const choice = (label: string, isChosen: boolean, search: string, count?: number) => (
    <Chip
      key={label}
      component={Link}
      to={{ search }}
      clickable
      label={count ? `${label} ${formatCount(count)}` : label}
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
      aria-current={isChosen ? 'true' : undefined}
      sx={{ minHeight: 36 }}
    />
  )
  return (
    <Stack direction="row" sx={{ columnGap: 2, rowGap: 1, flexWrap: 'wrap', justifyContent: 'space-between', mb: 1 }}>
      <Stack
        component="nav"
        direction="row"
        aria-label={translate('admin.inbox.kindFilter')}
        sx={{ gap: 0.5, flexWrap: 'wrap' }}
      >
        {choice(
          translate('admin.inbox.kinds.all'),
          filter.kind === undefined,
          toSearch({ kind: undefined, page: undefined, open: undefined }),
          isOpen ? total : undefined,
        )}
        {inboxKinds.map((kind) =>
          choice(
            translate(`admin.inbox.kinds.${kind}`),
            filter.kind === kind,
            toSearch({ kind, page: undefined, open: undefined }),
            isOpen ? open?.[kind] : undefined,
          ),
        )}
      </Stack>
      <Stack
        component="nav"
        direction="row"
        aria-label={translate('admin.inbox.state')}
        sx={{ gap: 0.5, flexWrap: 'wrap' }}
      >
        {inboxStates.map((state) =>
          choice(
            translate(`admin.inbox.states.${state}`),
            filter.state === state,
            toSearch({ state: state === 'open' ? undefined : state, page: undefined, open: undefined }),
          ),
        )}
      </Stack>
    </Stack>
  )
}
