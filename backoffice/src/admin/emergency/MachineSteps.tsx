import type { Translate } from '../../words/translate.ts'
import { SheetSection, Steps } from './SheetSection.tsx'

/** How to restart or replace the server, with the exact commands (docs/operations.md). */
export function MachineSteps({ say }: { say: Translate }) {
  return (
    <>
      <SheetSection title={say('start.title')}>
        <Steps
          steps={[
            { text: say('start.look'), commands: ['systemctl status thodu', 'journalctl -u thodu -n 50', 'df -h'] },
            { text: say('start.again'), commands: ['systemctl restart thodu'] },
            { text: say('start.full') },
          ]}
        />
      </SheetSection>
      <SheetSection title={say('restore.title')}>
        <Steps
          steps={[
            { text: say('restore.install') },
            { text: say('restore.fetch') },
            {
              text: say('restore.run'),
              commands: [
                'install -o thodu -m 400 /dev/stdin /run/thodu-key',
                'as-thodu npm run restore -- FILE --key /run/thodu-key',
                'rm /run/thodu-key && systemctl start thodu',
              ],
            },
            { text: say('restore.after') },
          ]}
        />
      </SheetSection>
      <SheetSection title={say('reset.title')}>
        <Steps
          steps={[
            {
              text: say('reset.run'),
              commands: ['as-thodu npm run admin -- create EMAIL'],
            },
            {
              text: say('reset.factor'),
              commands: ['as-thodu npm run admin -- reset-factor EMAIL'],
            },
          ]}
        />
      </SheetSection>
    </>
  )
}
