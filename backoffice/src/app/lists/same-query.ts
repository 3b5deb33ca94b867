type Query = { filter: Record<string, unknown>; sort?: { field: string; order: string } | undefined }

const normal = ({ filter }: Query): string =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)])
      .sort(([one = ''], [other = '']) => one.localeCompare(other)),
  )

/** Whether two queries find the same rows in the same order. A view without an order matches every order. */
export const isSameQuery = (view: Query, shown: Query): boolean =>
  normal(view) === normal(shown) &&
  (view.sort === undefined || (view.sort.field === shown.sort?.field && view.sort.order === shown.sort.order))
