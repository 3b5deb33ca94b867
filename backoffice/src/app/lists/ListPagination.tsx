import { Pagination, useTranslate } from 'react-admin'

const choices = [10, 25, 50, 100]

/** The pages of a list, with the same choice of lengths everywhere. */
export function ListPagination() {
  const translate = useTranslate()
  // On a phone the arrows are Material's own, which would be read out in English.
  const labels = { getItemAriaLabel: (to: string) => translate(`ra.navigation.${to}`) }
  return <Pagination rowsPerPageOptions={choices} {...labels} />
}
