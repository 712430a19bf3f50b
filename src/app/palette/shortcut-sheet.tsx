import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepScannerPrefix, scannerPrefix } from '#src/device/scan/scanner.ts';
import { useAllScreenKeys } from '#src/navigation/screen-keys.ts';
import {
  closeShortcutSheet,
  screensWithKeys,
  toggleShortcuts,
  useShortcutsOn,
} from '#src/navigation/shortcuts.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { siteScreens } from '../screens.ts';
import './shortcut-sheet.css';

/** Every shortcut there is, the switch that turns single keys off, and the scanner's prefix. */
export function ShortcutSheet() {
  const { t } = useTranslation(['search', ...new Set(siteScreens.map(namespaceOf))]);
  const on = useShortcutsOn();
  const here = useAllScreenKeys();
  const [prefix, setPrefix] = useState(() => scannerPrefix() ?? '');
  const single = [
    { keys: ['/'], what: t('search:sheet.palette') },
    ...screensWithKeys(siteScreens).map(({ keys, screen }) => ({
      keys: keys.split(' '),
      what: t('search:sheet.goTo', { screen: t(screen.title) }),
    })),
    { keys: ['?'], what: t('search:sheet.sheet') },
    ...here.map(({ key, what }) => ({ keys: [key], what: t(what) })),
  ];

  return (
    <Dialog open title={t('search:sheet.title')} onClose={closeShortcutSheet}>
      <dl className="shortcut-list stack tight">
        <Shortcut keys={['Ctrl', 'K']} what={t('search:sheet.palette')} />
        <Shortcut keys={['Esc']} what={t('search:sheet.close')} />
      </dl>
      <Toggle label={t('search:sheet.on')} on={on} onTurn={toggleShortcuts} />
      <dl className="shortcut-list stack tight" aria-disabled={!on}>
        {single.map((one) => (
          <Shortcut key={one.keys.join(' ')} {...one} />
        ))}
      </dl>
      <h3>{t('search:sheet.scanner')}</h3>
      <TextField
        label={t('search:sheet.prefix')}
        hint={t('search:sheet.prefixHint')}
        className="shortcut-prefix mono center"
        maxLength={1}
        autoComplete="off"
        spellCheck={false}
        value={prefix}
        onChange={(event) => {
          setPrefix(event.target.value);
          keepScannerPrefix(event.target.value || null);
        }}
      />
    </Dialog>
  );
}

const namespaceOf = ({ title }: { title: string }): string => title.split(':')[0] ?? '';

function Shortcut({ keys, what }: { keys: readonly string[]; what: string }) {
  return (
    <div>
      <dt>
        {keys.map((key, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same key may be pressed twice
          <kbd key={at}>{key}</kbd>
        ))}
      </dt>
      <dd>{what}</dd>
    </div>
  );
}
