import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Settings } from '#contract/kit/settings.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useChanges } from '../live-changes.ts';
import type { OwnInput } from '../widgets/own-input.ts';
import { useTranslations } from '../words.ts';
import { LevelForm } from './level-form.tsx';
import { refetchSettings } from './refetch-settings.ts';
import '../record/back-link.css';
import '../record/record.css';
import './settings.css';

interface Props {
  settings: Settings;
  /** Fields that are asked for in a way of their own. */
  inputs?: Readonly<Record<string, OwnInput>>;
  /** What stands above the forms. */
  lead?: ReactNode;
  /** What else stands on the page. */
  children?: ReactNode;
}

/** A page of settings: the form of each level, with what happened to it, and the way back to all settings. */
export function SettingsPage({ settings, inputs, lead, children }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(settings);
  const siteId = useSiteId();
  const changes = useChanges(settings.name);
  useEffect(() => {
    if (changes > 0) refetchSettings(siteId, settings);
  }, [changes, siteId, settings]);
  return (
    <div className="page settings-page">
      <header className="one-head">
        <Link className="back-link whole" to={sitePath(siteId, 'settings')}>
          <span aria-hidden="true">{'‹ '}</span>
          {t('settings.all')}
        </Link>
        <h1>{words.text('title')}</h1>
        <p className="whole">{words.text('intro')}</p>
      </header>
      {lead}
      <div className="settings-levels stack">
        {settings.levels.map((level) => (
          <LevelForm key={level} settings={settings} level={level} inputs={inputs} />
        ))}
      </div>
      {children}
    </div>
  );
}
