/** Place and readers of each catalogue's texts; the first match counts. */
const rooms: readonly (readonly [catalogue: RegExp, where: string, whom: string])[] = [
  [/^api\/auth$/, 'in answers during sign-in and sign-up', 'everyone'],
  [/^api\/account$/, 'in answers and rules about an account', 'everybody'],
  [/^api\/(?:care|details|detail-labels|suitability)$/, 'in the form about the patient and on a booking', 'everybody'],
  [/^api\/labels$/, 'in names of services, packages, prices and statuses', 'everybody'],
  [/^api\/day-parts$/, 'before a time of day', 'everybody'],
  [/^api\/suggestions$/, 'below a suggested caretaker', 'the office'],
  [/^api\/office$/, 'in answers to the office', 'the office'],
  [/^api\/settings$/, 'at a field of the settings', 'the office'],
  [/^api\/money$/, 'in answers about money', 'everybody'],
  [/^api\/pay-slip$/, 'on a pay slip', 'the caretaker'],
  [/^api\/visits$/, 'in answers about visits', 'everybody'],
  [/^api\/tasks\//, 'in the task list at the end of a visit', 'caretaker, family and office'],
  [/^api\/privacy\/notice$/, 'in the privacy notice', 'everybody'],
  [/^api\/privacy\/personal-/, 'in the download of one’s own data', 'everybody'],
  [/^api\/privacy\//, 'in answers about personal data', 'everybody'],
  [/^api\/pages$/, 'on the page for a missing or forbidden page', 'everybody'],
  [/^api\/server$/, 'in answers when a call fails', 'everybody'],
  [/^api\/mail\/hand-off$/, 'in a WhatsApp message', 'the family'],
  [/^api\/mail\/schedule-changes$/, 'in a WhatsApp message', 'the caretaker'],
  [/^api\/mail\/documents$/, 'on a printed receipt, bill, credit or refund', 'the family'],
  [/^api\/mail\/promise$/, 'in a mail about a promise', 'the office'],
  [/^api\/mail\/breach$/, 'in a mail about a data breach', 'everybody'],
  [/^api\/mail\/keeping$/, 'in a mail about a closed account', 'everybody'],
  [/^api\/mail\/operations$/, 'in a mail about the server', 'the office'],
  [/^api\/mail\/account$/, 'in a mail about an account', 'everybody'],
  [/^api\/mail\/newsletter$/, 'in a mail of the newsletter', 'readers of the site'],
  [
    /^api\/mail\/(?:booking|visit|request|privacy-request)$/,
    'in a mail about a booking, visit or request',
    'family, caretaker or office',
  ],
  [/^api\/mail\/calendar$/, 'in a calendar that reads the visits', 'family or caretaker'],
  [/^api\/mail\/letter$/, 'at the head of every mail', 'everybody'],
  [/^site\/layout$/, 'in bar and footer of every page', 'everybody on the site'],
  [/^site\/(?:errors|actions|offers)$/, 'on many pages of the site', 'everybody on the site'],
  [/^site\/journey\/profile$/, 'on the family’s own page', 'the family'],
  [/^site\/journey\/visits$/, 'below a booking, about its visits', 'the family'],
  [/^site\/privacy\//, 'about one’s own data', 'the family'],
  [/^site\/money\//, 'where a family sees and makes payments', 'the family'],
  [/^site\/offers\//, 'the page where a caretaker takes an offered visit', 'the caretaker'],
  [/^site\/journey\/settings$/, 'in settings on the family’s own page', 'the family'],
  [/^site\/journey\/(?:login|signing-up|second)$/, 'during sign-in and sign-up', 'the family'],
  [/^site\/journey\/(?:choose|details|pricing|uploads|frame|common|clock)$/, 'during booking', 'the family'],
  [/^site\/journey\/(?:confirmed|thanks)$/, 'on the page after booking', 'the family'],
  [/^site\//, 'on a public page of the site', 'visitors of the site'],
  [/^backoffice\/caretaker(?:$|\/)/, 'in the caretaker’s portal', 'the caretaker'],
  [/^backoffice\/(?:app(?:\/factors)?|gate)$/, 'in the frame of both portals', 'office and caretaker'],
  [/^backoffice\/(?:words\/react-admin|app\/lists)$/, 'in lists and forms of the portals', 'office and caretaker'],
  [/^backoffice\/admin\/emergency$/, 'on the printed emergency sheet', 'the operator of the server'],
  [/^backoffice\//, 'in the office’s portal', 'the office'],
  [/^brand$/, 'wherever the brand is named', 'everybody'],
  [/^promised-hours$/, 'before the word for hours in a promise', 'everybody'],
  [/^privacy-contact$/, 'as the contact for personal data, if no person is named', 'everybody'],
  [/^blog\//, 'in', 'readers of the blog'],
]

/** Kind of a text by its key; the first match counts. */
const kinds: readonly (readonly [key: RegExp, kind: string])[] = [
  [/subject(?:#\d+)?$/i, 'subject line'],
  [/(?:title|heading)(?:#\d+)?$/i, 'heading'],
  [/(?:^|\.)excerpt$/, 'text below the heading in a list'],
  [/(?:^|\.)description$/, 'sentence that search engines show'],
  [/(?:^|[.A-Z])alt$/i, 'description of a picture'],
  [/placeholder$/i, 'example inside a field'],
  [/hint$/i, 'hint at a field'],
  [/(?:^|\.)(?:columns|menu|tabs|fields|babyFields)\.[^.]+$/, 'name of a column, field, tab or page'],
  [/(?:^|\.)(?:status|statuses|statusInside)\.[^.]+$/, 'status'],
  [/(?:^|\.)(?:options|kinds|reasons|windows|units|categories|inquiries|inquiryTypes|troubles)\.[^.]+$/, 'choice'],
  [/(?:failed|lost|missing|invalid|error|noConnection|offline|tooLong|required)$/i, 'error message'],
  [
    /(?:^|\.)(?:action|submit|confirm|save|send|cancel|close|open|back|retry|book|callback|next|previous|delete|add|remove|edit|create|refresh|export|undo|dismiss|reload|logout|signIn|signOut|print|change)$/,
    'button',
  ],
  [/label$/i, 'label for screen readers'],
]
/** Kind of a text by catalogue and key, where the key alone is not enough; the first match counts. */
const known: readonly (readonly [text: RegExp, kind: string])[] = [
  [/^api\/office:assignment\./, 'badge beside a caretaker'],
  [/^api\/suggestions:suggestionWords\./, 'reason for or against suggesting a caretaker'],
  [/^api\/mail\/(?:hand-off|schedule-changes):/, 'text of the message'],
  [/^api\/privacy\/personal-data:(?:table|export)Words/, 'name of a table of personal data'],
  [/^api\/privacy\/personal-/, 'label before a value'],
  [/^api\/labels:/, 'name of a service, package or group'],
  [/^api\/account:password\.strength\./, 'strength of a password'],
  [/^api\/day-parts:/, 'part of the day'],
  [/:careTaskWords\.names\./, 'name of a task'],
  [/:careTaskWords\.done\./, 'completed task of a visit'],
  [/:careTaskWords\.answers\./, 'answer on a button'],
  [/:careTaskWords\.results\./, 'result of a task, after its name'],
  [/^api\/(?:account|auth|care|details|server|office|settings|visits|suitability):/, 'answer of the server'],
  [/\.settings\.fields\./, 'name of a field'],
  [/\.settings\.(?:checkModes|secondFactors|taxes|sections)\./, 'choice'],
  [/:words\.visits\.history\.mails\.|\.templates\.[^.]+$/, 'name of a mail or message'],
  [/:words\.visits\.history\./, 'line of a history'],
  [/(?:Actions|\.activity)\.[^.]+$/, 'action in a log'],
  [/(?:auditResources|\.subjects)\.[^.]+$/, 'subject of a log entry'],
  [/\.roles\.[^.]+$/, 'role of a person'],
  [/\.weekdays\.\d$/, 'day of the week'],
  [/(?:\.spoken|:spokenNames)\.[a-z]+$/, 'name of a language'],
  [/\.shifts\.[A-Z]$/, 'kind of shift'],
  [/\.proofs\.[^.]+$/, 'how a visit was confirmed'],
  [/\.outcomes\.[^.]+$/, 'result of a call, on a button and in lists'],
  [/\.(?:needs|when|states|off)\.[^.]+$/, 'short state, beside a name or a time'],
  [/(?:\.meaning|\.statusMeaning|\.workflow)\.[^.]+$/, 'meaning of a status, below it'],
  [/(?:[.:]stats|\.cards|\.figures)\.[^.]+$/, 'name of a figure'],
  [/\.views\.[^.]+$/, 'name of a view of a list'],
  [/\.(?:hall\.acts|rowMenu)\.[^.]+$/, 'button or menu entry of a row'],
  [/\.hall\.groups\.[^.]+$/, 'heading of a group of rows'],
  [/\.hall\.notices\.[^.]+$/, 'notice about the server'],
  [/\.wishes\.(?:persons|foods)\.[^.]+$/, 'choice'],
  [/(?:facts|\.labels|:words\.visits\.visit|:words\.admin\.booking|\.thread)\.[^.]+$/, 'name before a value'],
  [/\.rules\.[^.]+$/, 'rule of a password'],
  [/:packages\.|\.(?:features|items|lists|points)\./, 'line of a list'],
  [/\.validation\.[^.]+$/, 'message at a field'],
  [/(?:^|[.:])(?:search[A-Za-z]*|find)$/, 'hint inside a search field'],
  [
    /^api\/documents:documents\.(?:lines|sums|titles)\.|\.money\.(?:lines|methods|series)\./,
    'word of a receipt, bill or list of amounts',
  ],
  [
    /\.(?:earnings|paySlip|payroll)\.(?:given|shifts|sums|lines|kinds|methods|rates)\./,
    'word of a pay slip or of the book of pay',
  ],
  [/[.:](?:empty|none[A-Z]\w*|no[A-Z]\w*|nobody\w*|unknown)$/, 'text for an empty list or value'],
]
/** Short imperatives without a full stop are buttons. */
const orders =
  /^(?:Accept|Add|Approve|Ask|Assign|Begin|Book|Call|Cancel|Change|Choose|Clear|Close|Confirm|Copy|Decline|Delete|Download|End|Export|Find|Get|Give|Go|Hide|Learn|Log|Mark|Modify|Move|Open|Pause|Plan|Print|Read|Reject|Reload|Remove|Request|Save|See|Select|Send|Set|Show|Sign|Skip|Start|Stop|Take|Talk|Track|Try|Undo|Use|Verify|View|Write)\b[^.?!…]{0,40}$/
/** A text with a placeholder, or in lower case, is part of another text. */
const isFilled = /%?\{/
function kindOf(catalogue: string, key: string, english: string): string {
  const byKey = kinds.find(([pattern]) => pattern.test(key)) ?? known.find(([of]) => of.test(`${catalogue}:${key}`))
  if (byKey !== undefined) return byKey[1]
  if (orders.test(english)) return 'button or link'
  if (/(?:…|\.\.\.)$/.test(english)) return 'progress text'
  if (english.endsWith('?')) return 'question'
  if (/[.!]$/.test(english)) return 'sentence'
  if (english.includes('||||')) return 'count, one and many'
  if (isFilled.test(english)) return 'line with a value'
  return /^\p{Ll}/u.test(english) ? 'remark beside or below something' : 'label, heading or button'
}

const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** "button below a booking, about its visits (skip), for the family" (rule LANG-11). */
export function placeOf({ catalogue, key, english }: { catalogue: string; key: string; english: string }): string {
  const [, where, whom] = rooms.find(([pattern]) => pattern.test(catalogue)) ?? []
  if (where === undefined || whom === undefined) throw new Error(`No place is known for ${catalogue}`)
  if (catalogue.startsWith('blog/')) {
    const article = `the article “${catalogue.slice('blog/'.length).replaceAll('-', ' ')}”`
    const piece = /^\d+$/.test(key)
      ? `${english.startsWith('#') ? 'heading' : 'paragraph'} ${key}`
      : kindOf(catalogue, key, english)
    return `${piece} ${where} ${article}, for ${whom}`
  }
  const parts = key
    .split('.')
    .slice(0, -1)
    .map(inWords)
    .filter((part) => !/^\d+$|words$|^(?:admin|caretaker|app)$/.test(part))
  const within = parts.length === 0 ? '' : ` (${parts.slice(-2).join(', ')})`
  return `${kindOf(catalogue, key, english)} ${where}${within}, for ${whom}`
}
