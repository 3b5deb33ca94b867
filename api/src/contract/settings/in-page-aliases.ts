/** For the builders of site and back office: modules with default settings give way to the settings in force (in-page.ts). */
export const inPageAliases = [
  {
    find: /^.*\/(brand\.config|privacy\.config|sold-packages)(\.ts)?$/,
    replacement: decodeURIComponent(new URL('./in-page.ts', import.meta.url).pathname),
  },
]
