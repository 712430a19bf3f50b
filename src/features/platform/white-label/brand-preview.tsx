import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import {
  brandAccent,
  isColour,
  labelOn,
  looksLikeError,
  shadeOn,
} from '#contract/platform/brand-colours.ts';
import type { HostBranding } from '#contract/platform/white-label.ts';
import { isLogo } from '#contract/platform/white-label-rules.ts';
import { WheelMark } from '#src/ui/wheel-mark.tsx';
import { brandWarnings } from './brand-warnings.ts';

const schemes = ['light', 'dark'] as const;
const grounds = { light: '#f7f5f2', dark: '#2a2724', bar: '#000000' };
const inSun = 7;

/** The login and the bar as the host will have them, in the light and in the dark, and what to think about. */
export function BrandPreview({ branding }: { branding: HostBranding }) {
  const { t } = useTranslation('white-label');
  const warnings = brandWarnings(branding);
  return (
    <section className="stack" aria-label={t('preview.heading')}>
      <h2>{t('preview.heading')}</h2>
      <div className="grid" aria-hidden="true">
        {schemes.map((scheme) => (
          <div
            key={scheme}
            className="preview-scheme box"
            data-theme={scheme}
            style={styleOf(branding, scheme)}
          >
            <div className="preview-bar row nowrap strong">
              <WheelMark />
              <span className="cut">{branding.title || 'Wheelhouse'}</span>
            </div>
            <div className="preview-page stack">
              <div className="preview-brand row nowrap strong">
                {branding.logo && isLogo(branding.logo) ? (
                  <img src={branding.logo} alt={branding.title} />
                ) : (
                  <>
                    <WheelMark />
                    <b className="cut">{branding.title || 'Wheelhouse'}</b>
                  </>
                )}
              </div>
              <div className="preview-card section">
                <b>{t('preview.logIn')}</b>
                <i />
                <i />
                <span className="button primary wide">{t('preview.logIn')}</span>
                <span className="linked">{t('preview.link')}</span>
              </div>
            </div>
          </div>
        ))}
      </div>
      <div role="status">
        <ul className="stack tight">
          {warnings.map((warning) => (
            <li key={warning} className="message warn">
              {t(`warnings.${warning}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The same that the server writes into the page of the host. */
function styleOf(
  { primary: chosen, secondary }: HostBranding,
  scheme: 'light' | 'dark',
): CSSProperties {
  const primary = chosen || brandAccent;
  const style: Record<string, string> = {};
  if (isColour(primary)) {
    if (!looksLikeError(primary)) {
      style['--primary'] = primary;
      style['--on-primary'] = labelOn(primary);
    }
    style['--link'] = shadeOn(grounds[scheme], primary);
    style['--mark'] = shadeOn(grounds.bar, primary, inSun);
  }
  if (isColour(secondary)) style['--secondary'] = secondary;
  return style;
}
