/**
 * Markup that runs or loads something in a browser, on any tag. A tag alone is harmless, so a title in angle brackets and XMP
 * pass.
 */
const actingMarkup =
  /<(?:script|html|!doctype|\?php)[\s/>]|<[a-z][^<>]{0,2000}?[\s/"'](?:on[a-z]{3,25}|src|srcset|srcdoc|href|xlink:href|data|action|formaction|style|http-equiv)\s{0,20}=/i
const sliceLength = 1024 * 1024
const overlap = 4 * 1024

/** Searches single bytes and UTF-16. */
export function hasActingMarkup(bytes: Buffer): boolean {
  for (let start = 0; start < bytes.length; start += sliceLength) {
    const text = bytes.toString('latin1', start, start + sliceLength + overlap)
    if (actingMarkup.test(text)) return true
    if (text.includes('\0') && actingMarkup.test(text.replaceAll('\0', ''))) return true
  }
  return false
}
