import { useTranslate } from 'react-admin'
import { PageTitle } from '../../app/PageTitle.tsx'
import { UsersPanel } from './UsersPanel.tsx'

/** /admin/users. */
export function UserList() {
  const translate = useTranslate()
  return (
    <>
      <PageTitle title={translate('admin.menu.users')} />
      <UsersPanel own />
    </>
  )
}
