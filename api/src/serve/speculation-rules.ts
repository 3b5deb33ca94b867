export const speculationRulesPath = '/speculation-rules.json'
export const speculationRulesType = 'application/speculationrules+json'

/**
 * Lets browsers that know how fetch a page when somebody is about to follow its link: no script for it on the page.
 * Pages only, and no back office.
 */
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
