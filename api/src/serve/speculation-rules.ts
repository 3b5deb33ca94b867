export const speculationRulesPath = '/speculation-rules.json'
export const speculationRulesType = 'application/speculationrules+json'

/** Browsers prefetch a page before the visitor follows its link, without a script; pages only, no back office. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/admin', '/admin/*', '/caretaker', '/caretaker/*', '/*.*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
