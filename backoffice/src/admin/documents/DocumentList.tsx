import { uploadCategories } from '@thodu/api/contract/care/upload-categories'
import { documentStatuses } from '@thodu/api/contract/documents/documents.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { SelectInput, useTranslate } from 'react-admin'
import { CardStack } from '../../app/lists/CardStack.tsx'
import { ListTools } from '../../app/lists/ListTools.tsx'
import { ListSearch, PolledList } from '../../app/lists/PolledList.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import type { OwnedDocumentRecord } from '../admin-data-provider.ts'
import { useViews } from '../lists/views.ts'
import { DocumentCard } from './DocumentCard.tsx'

const day = (time: string): string => dayInCity(new Date(time))

/** CSV export of the documents; days are YYYY-MM-DD, which every spreadsheet reads as dates. */
const documentsCsv = {
  fileName: 'documents',
  header: ['File', 'Category', 'Type', 'Size (MB)', 'Owner', 'Email', 'Status', 'Reason', 'Uploaded'],
  toRow: ({ owner, ...row }: OwnedDocumentRecord) => [
    row.name,
    row.category,
    row.type,
    row.fileSize,
    owner.name,
    owner.email,
    row.status,
    row.reason,
    day(row.uploadedAt),
  ],
}

const statusChoices = documentStatuses.map((id) => ({ id, name: `admin.documentStatus.${id}` }))
const categoryChoices = uploadCategories.map((id) => ({ id, name: `admin.categories.${id}` }))
const filters = [
  <ListSearch key="q" source="q" alwaysOn hintKey="admin.searchFor.documents" />,
  <SelectInput key="status" source="status" label="admin.columns.status" choices={statusChoices} alwaysOn />,
  <SelectInput key="category" source="category" label="admin.columns.category" choices={categoryChoices} alwaysOn />,
]
const sorts = ['uploadedAt', 'name', 'owner', 'status']

/** /admin/documents: files waiting for a decision, the oldest first (rule FILE-9). */
export function DocumentList() {
  const translate = useTranslate()
  const views = useViews()
  return (
    <>
      <PageTitle title={translate('admin.menu.documents')} />
      <PolledList
        asCards
        sort={{ field: 'uploadedAt', order: 'ASC' }}
        filterDefaultValues={{ status: 'pending' }}
        filters={filters}
        views={views.documents}
        actions={<ListTools<OwnedDocumentRecord> csv={documentsCsv} sorts={sorts} />}
        failedKey="admin.documents.failed"
        emptyKey="admin.documents.empty"
      >
        <CardStack<OwnedDocumentRecord> render={(document) => <DocumentCard document={document} />} />
      </PolledList>
    </>
  )
}
