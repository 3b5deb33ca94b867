/**
 * Build targets (docs/operations.md). Safari 15.4 is the oldest version with `dialog`, `:has()` and `dvh`, and iOS 15 the
 * last system of the iPhone 6s and 7. Chrome 109 and Firefox 115 are the last versions for Windows 7.
 */
export const supportedBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4']
