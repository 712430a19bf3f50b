import { useTranslation } from 'react-i18next';
import { keepDensity, keepTheme, useDensity, useTheme } from '#src/device/theme.ts';
import { toggleShortcuts, useShortcutsOn } from '#src/navigation/shortcuts.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { AccountCard } from './account-page.tsx';

/** What holds on this device alone, and at once: a handheld outdoors is not a desk. */
export function DeviceChoices() {
  const { t } = useTranslation('preferences');
  const shortcuts = useShortcutsOn();
  return (
    <AccountCard heading={t('device.heading')} text={t('device.text')}>
      <Segments
        label={t('device.theme')}
        labelled
        variant="chips"
        options={[
          { value: 'system', label: t('device.themes.system') },
          { value: 'light', label: t('device.themes.light') },
          { value: 'dark', label: t('device.themes.dark') },
          { value: 'sun', label: t('device.themes.sun') },
        ]}
        value={useTheme() ?? 'system'}
        onChoose={(theme) => keepTheme(theme === 'system' ? null : theme)}
      />
      <Segments
        label={t('device.density')}
        labelled
        variant="chips"
        options={[
          { value: 'comfortable', label: t('device.densities.comfortable') },
          { value: 'compact', label: t('device.densities.compact') },
        ]}
        value={useDensity()}
        onChoose={keepDensity}
      />
      <Toggle label={t('device.shortcuts')} on={shortcuts} onTurn={toggleShortcuts} />
    </AccountCard>
  );
}
