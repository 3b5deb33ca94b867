/**
 * Markup that does something when somebody has a browser read it as a page: the few ways HTML has to run or to load, on
 * whatever tag. A tag alone does nothing, so a title in angle brackets and XMP pass.
 */
const actingMarkup =
  /<(?:script|html|!doctype|\?php)[\s/>]|<[a-z][^<>]{0,2000}?[\s/"'](?:on[a-z]{3,25}|src|srcset|srcdoc|href|xlink:href|data|action|formaction|style|http-equiv)\s{0,20}=/i
const sliceLength = 1024 * 1024
/** Longer than any match. */
const overlap = 4 * 1024

/** Whether the bytes are a web page at the same time, in single bytes or in UTF-16. */
export function hasActingMarkup(bytes: Buffer): boolean {
  for (let start = 0; start < bytes.length; start += sliceLength) {
    const text = bytes.toString('latin1', start, start + sliceLength + overlap)
    if (actingMarkup.test(text)) return true
    if (text.includes('\0') && actingMarkup.test(text.replaceAll('\0', ''))) return true
  }
  return false
}
