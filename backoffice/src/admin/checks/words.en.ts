import { texts } from '@thodu/api/contract/texts'

export const words = {
  admin: {
    checks: {
      title: 'Checks',
      onFile: 'Checks %{count} of %{all}',
      enter: 'Enter checks',
      enterOf: 'Enter the checks of %{name}',
      missing: texts.missingChecks,
      ask: 'Assign anyway?',
      reason: 'Reason (optional)',
      reasonHint: 'The audit log keeps it.',
      names: { police: 'Police check', id: 'Identity check', references: 'References' },
      seen: { police: 'Police check seen', id: 'Identity seen', references: 'References seen' },
      seenToday: { police: 'Police check seen today', id: 'Identity seen today', references: 'References seen today' },
      seenOn: { police: 'Police check seen on', id: 'Identity seen on', references: 'References seen on' },
      notOnFile: 'Not on file',
      isMissing: 'Missing',
      isWhole: 'All on file',
      saved: 'The checks were saved.',
      failed: 'The checks could not be saved. Please try again.',
    },
  },
}
