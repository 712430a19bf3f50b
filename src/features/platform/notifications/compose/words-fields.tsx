import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#contract/platform/languages.ts';
import {
  longestContent,
  longestTitle,
  wordsInEach,
} from '#contract/platform/notifications/notification-rules.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { classes } from '#src/ui/classes.ts';
import { Field } from '#src/ui/input/field.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { NotificationItem } from '../item/notification-item.tsx';
import { isWritten, languagesOf, type Letter } from './letter.ts';

interface Props {
  siteId: SiteId;
  letter: Letter;
  onChange: (part: Partial<Letter>) => void;
}

/** The words in each language: side by side where there is room, else one at a time; and how they will look. */
export function WordsFields({ siteId, letter, onChange }: Props) {
  const { t, i18n } = useTranslation('notification-compose');
  const [chosen, setChosen] = useState<Language>(
    () => languages.find((language) => language === i18n.language) ?? 'en',
  );
  const { written, half } = languagesOf(letter);
  const names = (of: readonly Language[]) =>
    new Intl.ListFormat(i18n.language).format(of.map((one) => t(`compose.language.${one}`)));
  const missing = languages.filter((one) => !written.includes(one) && !half.includes(one));

  return (
    <section className="section" aria-label={t('compose.words')}>
      <h2>{t('compose.words')}</h2>
      <div className="on-phones">
        <Segments
          label={t('compose.languages')}
          options={languages.map((value) => ({
            value,
            label: `${t(`compose.language.${value}`)}${isWritten(letter[value]) ? ' ✓' : ''}`,
          }))}
          value={chosen}
          onChoose={setChosen}
        />
      </div>
      <div className="compose-languages stack">
        {languages.map((language) => (
          <fieldset
            key={language}
            className={classes('compose-language stack', language === chosen && 'chosen')}
            lang={language}
          >
            <legend className="visually-hidden">{t(`compose.language.${language}`)}</legend>
            <TextField
              label={t('compose.titleIn', { language: t(`compose.language.${language}`) })}
              fieldError={
                half.includes(language) && !letter[language].title.trim()
                  ? t('compose.noTitle')
                  : ''
              }
              maxLength={longestTitle}
              onFocus={() => setChosen(language)}
              value={letter[language].title}
              onChange={({ target: { value } }) =>
                onChange({ [language]: { ...letter[language], title: value } })
              }
            />
            <Field label={t('compose.contentIn', { language: t(`compose.language.${language}`) })}>
              {(control) => (
                <textarea
                  {...control}
                  rows={7}
                  maxLength={longestContent}
                  onFocus={() => setChosen(language)}
                  value={letter[language].content}
                  onChange={({ target: { value } }) =>
                    onChange({ [language]: { ...letter[language], content: value } })
                  }
                />
              )}
            </Field>
          </fieldset>
        ))}
      </div>
      {written.length > 0 && missing.length > 0 && (
        <p className="message warn" role="status">
          {t('compose.missing', {
            missing: names(missing),
            instead: t(`compose.language.${written[0] ?? 'en'}`),
          })}
        </p>
      )}
      {half.length > 0 && (
        <p className="message warn" role="status">
          {t('compose.half', { languages: names(half) })}
        </p>
      )}
      <Preview siteId={siteId} letter={letter} language={chosen} />
    </section>
  );
}

const aMinute = 60_000;

function Preview({ siteId, letter, language }: Omit<Props, 'onChange'> & { language: Language }) {
  const { t } = useTranslation('notification-compose');
  const now = useServerNow(aMinute);
  const [open, setOpen] = useState(false);
  const { written } = languagesOf(letter);
  const words = wordsInEach(
    languages,
    Object.fromEntries(written.map((one) => [one, letter[one]])) as Record<Language, Letter['en']>,
  )?.[language];
  if (!words) return null;
  const one = {
    id: 0,
    ...words,
    unread: true,
    shouldResolve: letter.shouldResolve,
    resolved: false,
    resolvedByUser: null,
    resolvedAt: null,
    publishTime: new Date(now).toISOString(),
  };
  return (
    <div className="compose-preview stack tight">
      <h3>{t('compose.preview', { language: t(`compose.language.${language}`) })}</h3>
      <div className="box narrow" inert>
        <NotificationItem
          siteId={siteId}
          one={one}
          now={now}
          open={open}
          onToggle={() => setOpen(!open)}
          unsent={false}
        />
      </div>
    </div>
  );
}
