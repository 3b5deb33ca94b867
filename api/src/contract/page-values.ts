/**
 * Settings that pages show or compute with. In built pages, the builders of site and back office replace this module by
 * `settings/in-page.ts` (`settings/in-page-aliases.ts`) with the current settings. The server, tests and development servers
 * get the defaults; server code that shows a setting reads `config.office` instead.
 */
export * from './defaults/brand.config.ts'
export * from './defaults/privacy.config.ts'
export * from './defaults/sold-packages.ts'
