import { Pagination, useTranslate } from 'react-admin'

const choices = [5, 10, 25, 50, 100]

export function ListPagination() {
  const translate = useTranslate()
  // On a phone Material draws the arrows and would label them in English.
  const labels = { getItemAriaLabel: (to: string) => translate(`ra.navigation.${to}`) }
  return <Pagination rowsPerPageOptions={choices} {...labels} />
}
