import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderAtWork, WorkCheck } from '#contract/sales/order-work/order-work.ts';
import { showTime } from '#src/i18n/time.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { keepInTab, readInTab } from '#src/device/storage.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { useOnePress } from '#src/ui/touch/use-one-press.ts';
import { checkId } from './check-id.ts';
import { answerCheck } from './do-work.ts';
import { TakePhoto } from './take-photo.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  siteId: string;
  view: OrderAtWork;
  mayWork: boolean;
}

const mostNote = 500;

/** What is checked before the car leaves: each is fine, or something is to be said of it. */
export function Checks({ siteId, view, mayWork }: Props) {
  const { t } = useTranslation('order-work');
  const [remarked, setRemarked] = useState<WorkCheck | null>(null);
  const once = useOnePress();
  const left = view.checks.filter(({ outcome }) => outcome === '').length;
  return (
    <section className="stack" aria-label={t('checks.title')}>
      <h2>
        {t('checks.title')} {left > 0 && <small>{t('checks.left', { count: left })}</small>}
      </h2>
      <ul className="stack tight">
        {view.checks.map((check) => (
          <li key={check.id} id={checkId(check)} className="work-check card" tabIndex={-1}>
            <span className="named">
              <b>{check.title}</b>
              <small>
                <Facts
                  of={[
                    check.needed ? t('checks.needed') : '',
                    check.note,
                    check.checked_at && `${showTime(check.checked_at)} ${check.checked_by ?? ''}`,
                  ]}
                />
              </small>
            </span>
            <div className="actions">
              {(['ok', 'remark'] as const).map((outcome) => {
                const isSo = check.outcome === outcome;
                return (
                  <button
                    key={outcome}
                    type="button"
                    className="chip"
                    aria-pressed={isSo}
                    aria-disabled={!mayWork}
                    aria-label={`${check.title}: ${t(`checks.${outcome}`)}`}
                    onClick={({ timeStamp }) => {
                      if (!mayWork) return;
                      if (outcome === 'remark') setRemarked(check);
                      else {
                        const next = { outcome: isSo ? ('' as const) : outcome, note: '' };
                        once(timeStamp, String(check.id), () =>
                          answerCheck(siteId, view, check, next),
                        );
                      }
                    }}
                  >
                    {t(`checks.${outcome}`)}
                  </button>
                );
              })}
              {check.photo && mayWork && <TakePhoto siteId={siteId} view={view} check={check} />}
            </div>
          </li>
        ))}
      </ul>
      {remarked && (
        <Remark
          draft={`wheelhouse.draft.${tokenFor(siteId)?.userId}.${siteId}.order-work/${view.id}/checks/${remarked.id}`}
          check={remarked}
          onClose={() => setRemarked(null)}
          onSave={(note) => {
            answerCheck(siteId, view, remarked, { outcome: 'remark', note });
            setRemarked(null);
          }}
        />
      )}
    </section>
  );
}

interface RemarkProps {
  /** Under which this tab keeps what is typed until it is said: phones close apps that nobody looks at. */
  draft: string;
  check: WorkCheck;
  onSave: (note: string) => void;
  onClose: () => void;
}

function Remark({ draft, check, onSave, onClose }: RemarkProps) {
  const { t } = useTranslation('order-work');
  const [note, setNote] = useState(readInTab(draft) ?? check.note);
  const text = note.trim();
  return (
    <Dialog open place="foot" title={check.title} onClose={onClose}>
      <form
        className="stack"
        data-first-focus
        onSubmit={(event) => {
          event.preventDefault();
          if (!text) return;
          keepInTab(draft, null);
          onSave(text);
        }}
      >
        <Field label={t('checks.note')}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={mostNote}
              value={note}
              onChange={({ target }) => {
                setNote(target.value);
                keepInTab(draft, target.value);
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="large"
          aria-disabled={text === ''}
          title={text === '' ? t('checks.sayWhat') : undefined}
        >
          {t('checks.say')}
        </Button>
      </form>
    </Dialog>
  );
}
