/** For the builds of site and back office: replaces the defaults of `page-values.ts` by the current settings. */
export const inPageAliases = [
  {
    find: /^.*\/page-values(\.ts)?$/,
    replacement: decodeURIComponent(new URL('./in-page.ts', import.meta.url).pathname),
  },
]
