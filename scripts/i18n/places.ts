/** Where the texts of a catalogue stand, and who reads them there; the first that fits. */
const rooms: readonly (readonly [catalogue: RegExp, where: string, whom: string])[] = [
  [/^api\/auth$/, 'in answers while signing in or up', 'everybody'],
  [/^api\/account$/, 'in answers and rules about an account', 'everybody'],
  [/^api\/(?:care|details|detail-labels|suitability)$/, 'in the form about the patient and on a booking', 'everybody'],
  [/^api\/labels$/, 'in names of services, packages, prices and statuses', 'everybody'],
  [/^api\/day-parts$/, 'before a time of day', 'everybody'],
  [/^api\/suggestions$/, 'below a suggested caretaker', 'the office'],
  [/^api\/office$/, 'in answers to the office', 'the office'],
  [/^api\/visits$/, 'in answers about visits', 'everybody'],
  [/^api\/pages$/, 'on a page that is not there or not allowed', 'everybody'],
  [/^api\/server$/, 'in answers when a call fails', 'everybody'],
  [/^api\/mail\/hand-off$/, 'in a WhatsApp message', 'the family'],
  [/^api\/mail\/promise$/, 'in a mail about a promise', 'the office'],
  [/^api\/mail\/account$/, 'in a mail about an account', 'everybody'],
  [/^api\/mail\/newsletter$/, 'in a mail of the newsletter', 'readers of the site'],
  [
    /^api\/mail\/(?:booking|visit|request)$/,
    'in a mail about a booking, visit or request',
    'family, caretaker or office',
  ],
  [/^api\/mail\/letter$/, 'at the head of every mail', 'everybody'],
  [/^site\/layout$/, 'in bar and footer of every page', 'everybody on the site'],
  [/^site\/(?:errors|actions|offers)$/, 'on many pages of the site', 'everybody on the site'],
  [/^site\/journey\/profile$/, 'on the family’s own page', 'the family'],
  [/^site\/journey\/visits$/, 'below a booking, about its visits', 'the family'],
  [/^site\/journey\/settings$/, 'in settings on the family’s own page', 'the family'],
  [/^site\/journey\/(?:login|signing-up|second)$/, 'while signing in or up', 'the family'],
  [/^site\/journey\/(?:choose|details|pricing|uploads|frame|common|clock)$/, 'on the way to a booking', 'the family'],
  [/^site\/journey\/(?:confirmed|thanks)$/, 'on the page after booking', 'the family'],
  [/^site\//, 'on a public page of the site', 'families who look around'],
  [/^backoffice\/caretaker$/, 'in the caretaker’s portal', 'the caretaker'],
  [/^backoffice\/(?:shared|factors|gate)$/, 'in the frame of both portals', 'office and caretaker'],
  [/^backoffice\/react-admin$/, 'in lists and forms of the portals', 'office and caretaker'],
  [/^backoffice\/emergency$/, 'on the printed emergency sheet', 'whoever looks after the server'],
  [/^backoffice\//, 'in the office’s portal', 'the office'],
  [/^brand$/, 'wherever the brand is named', 'everybody'],
  [/^promised-hours$/, 'before the word for hours in a promise', 'everybody'],
  [/^blog\//, 'in an article', 'readers of the blog'],
]

/** What a text is by its key; the first that fits. */
const kinds: readonly (readonly [key: RegExp, kind: string])[] = [
  [/subject(?:#\d+)?$/i, 'subject line'],
  [/(?:title|heading)(?:#\d+)?$/i, 'heading'],
  [/(?:^|\.)excerpt$/, 'what stands below the heading in a list'],
  [/(?:^|\.)description$/, 'sentence that search engines show'],
  [/(?:^|[.A-Z])alt$/i, 'description of a picture'],
  [/placeholder$/i, 'example inside a field'],
  [/hint$/i, 'hint at a field'],
  [/(?:^|\.)(?:columns|menu|tabs|fields|babyFields)\.[^.]+$/, 'name of a column, field, tab or page'],
  [/(?:^|\.)(?:status|statuses|statusInside)\.[^.]+$/, 'status'],
  [/(?:^|\.)(?:options|kinds|reasons|windows|units|categories|inquiries|inquiryTypes)\.[^.]+$/, 'choice'],
  [
    /(?:failed|lost|missing|invalid|error|noConnection|offline|tooLong|required)$/i,
    'message when something went wrong',
  ],
  [
    /(?:^|\.)(?:action|submit|confirm|save|send|cancel|close|open|back|retry|book|callback|next|previous|delete|add|remove|edit|create|refresh|export|undo|dismiss|reload|logout|signIn|signOut|print|change)$/,
    'button',
  ],
  [/label$/i, 'name of a part, read out'],
]
/** Short orders without a full stop are pressed. */
const orders =
  /^(?:Accept|Add|Approve|Assign|Begin|Book|Call|Cancel|Change|Choose|Close|Confirm|Copy|Decline|Delete|Download|End|Export|Give|Go|Log|Mark|Move|Open|Plan|Print|Read|Reload|Remove|Request|Save|See|Send|Show|Sign|Skip|Start|Stop|Take|Try|Use|Write)\b[^.?!…]{0,40}$/
const kindOf = (key: string, english: string): string => {
  const known = kinds.find(([pattern]) => pattern.test(key))?.[1]
  if (known !== undefined) return known
  if (orders.test(english)) return 'button or link'
  if (/(?:…|\.\.\.)$/.test(english)) return 'said while it is being done'
  if (english.endsWith('?')) return 'question'
  return /[.!]$/.test(english) ? 'sentence' : 'label, heading or button'
}

const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The place of a text in words: "button below a booking, about its visits (skip), for the family" (rule LANG-11). */
export function placeOf({ catalogue, key, english }: { catalogue: string; key: string; english: string }): string {
  const [, where, whom] = rooms.find(([pattern]) => pattern.test(catalogue)) ?? []
  if (where === undefined || whom === undefined) throw new Error(`No place is known for ${catalogue}`)
  if (/^\d+$/.test(key)) return `${english.startsWith('#') ? 'heading' : 'paragraph'} ${key} ${where}, for ${whom}`
  const parts = key
    .split('.')
    .slice(0, -1)
    .filter((part) => !/^\d+$/.test(part))
  const within = parts.length === 0 ? '' : ` (${parts.slice(-2).map(inWords).join(', ')})`
  return `${kindOf(key, english)} ${where}${within}, for ${whom}`
}
