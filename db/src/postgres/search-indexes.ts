/**
 * pg_trgm makes `like` fast. Without it, or without the right to add it, the results are the same but slower
 * (docs/operations.md).
 */
const indexLetters = (...indexes: readonly string[]): string => `do $body$ begin
  create extension if not exists pg_trgm;
${indexes.map((index) => `  create index ${index};`).join('\n')}
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'without pg_trgm searches read more';
end $body$`
export const createSearchIndexes = indexLetters(
  'bookings_search on bookings using gin (search_text gin_trgm_ops)',
  'audit_search on audit_log using gin (search_text gin_trgm_ops)',
)
/** Without an index, a search among 200,000 people was too slow for the office. */
export const createPeopleSearch = indexLetters(
  'accounts_search on accounts using gin (search_text gin_trgm_ops, search_digits gin_trgm_ops)',
)
export const dropSearchIndexes = 'drop index if exists bookings_search, audit_search, accounts_search'
