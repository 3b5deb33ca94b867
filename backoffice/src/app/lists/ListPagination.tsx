import { Pagination } from 'react-admin'

const choices = [10, 25, 50, 100]

/** The pages of a list, with the same choice of lengths everywhere. */
export const ListPagination = () => <Pagination rowsPerPageOptions={choices} />
