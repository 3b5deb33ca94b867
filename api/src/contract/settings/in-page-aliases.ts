/** For the builders of site and back office: `page-values.ts` with the defaults gives way to the settings in force. */
export const inPageAliases = [
  {
    find: /^.*\/page-values(\.ts)?$/,
    replacement: decodeURIComponent(new URL('./in-page.ts', import.meta.url).pathname),
  },
]
