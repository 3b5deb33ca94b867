/** The builds of site and back office use the current settings instead of the defaults. */
export const inPageAliases = [
  {
    find: /^.*\/page-values(\.ts)?$/,
    replacement: decodeURIComponent(new URL('./in-page.ts', import.meta.url).pathname),
  },
]
