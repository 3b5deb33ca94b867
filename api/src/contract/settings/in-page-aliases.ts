/** For the builds of site and back office: current settings instead of defaults. */
export const inPageAliases = [
  {
    find: /^.*\/page-values(\.ts)?$/,
    replacement: decodeURIComponent(new URL('./in-page.ts', import.meta.url).pathname),
  },
]
