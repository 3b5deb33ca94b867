import { messageStatuses } from '@thodu/api/contract/requests/queues.schema'
import { SelectInput, useTranslate } from 'react-admin'
import { CardStack } from '../../app/lists/CardStack.tsx'
import { ListTools } from '../../app/lists/ListTools.tsx'
import { ListSearch, PolledList } from '../../app/lists/PolledList.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import type { MessageRecord } from '../admin-data-provider.ts'
import { messagesCsv } from '../csv/queues.ts'
import { useViews } from '../lists/views.ts'
import { MessageCard } from './MessageCard.tsx'

const choices = messageStatuses.map((id) => ({ id, name: `admin.messageStatus.${id}` }))
const filters = [
  <ListSearch key="q" source="q" alwaysOn hintKey="admin.filters.searchMessages" />,
  <SelectInput key="status" source="status" label="admin.columns.status" choices={choices} alwaysOn />,
]
const sorts = ['createdAt', 'name', 'status']

/** /admin/messages: contact form messages, new ones first (rule OFF-16). */
export function MessageList() {
  const translate = useTranslate()
  const views = useViews()
  return (
    <>
      <PageTitle title={translate('admin.menu.messages')} />
      <PolledList
        asCards
        filterDefaultValues={{ status: 'new' }}
        filters={filters}
        views={views.messages}
        actions={<ListTools<MessageRecord> csv={messagesCsv} sorts={sorts} />}
        failedKey="admin.messages.failed"
        emptyKey="admin.messages.empty"
      >
        <CardStack<MessageRecord> render={(message) => <MessageCard message={message} />} />
      </PolledList>
    </>
  )
}
