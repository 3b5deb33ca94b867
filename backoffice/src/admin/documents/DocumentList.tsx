import { uploadCategories } from '@thodu/api/contract/care/upload-categories'
import { documentStatuses } from '@thodu/api/contract/schemas/requests.schema'
import { SelectInput, useTranslate } from 'react-admin'
import { PageTitle } from '../../app/frame/PageTitle.tsx'
import { CardStack } from '../../app/lists/CardStack.tsx'
import { PolledList } from '../../app/lists/PolledList.tsx'
import type { DocumentRecord } from '../admin-data-provider.ts'
import { DocumentCard } from './DocumentCard.tsx'

const statusChoices = documentStatuses.map((id) => ({ id, name: `admin.documentStatus.${id}` }))
const categoryChoices = uploadCategories.map((id) => ({ id, name: `admin.categories.${id}` }))
const filters = [
  <SelectInput key="status" source="status" label="admin.columns.status" choices={statusChoices} alwaysOn />,
  <SelectInput key="category" source="category" label="admin.columns.category" choices={categoryChoices} alwaysOn />,
]

/** /admin/documents: families' files waiting for a decision, longest waiting first (rule FILE-9). */
export function DocumentList() {
  const translate = useTranslate()
  return (
    <>
      <PageTitle title={translate('admin.menu.documents')} />
      <PolledList
        asCards
        sort={{ field: 'uploadedAt', order: 'ASC' }}
        filterDefaultValues={{ status: 'pending' }}
        filters={filters}
        actions={false}
        failedKey="admin.documents.failed"
        emptyKey="admin.documents.empty"
      >
        <CardStack<DocumentRecord> render={(document) => <DocumentCard document={document} />} />
      </PolledList>
    </>
  )
}
