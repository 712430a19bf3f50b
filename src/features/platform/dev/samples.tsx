import { alertTypes, showAlert } from '#src/data/alerts.ts';
import { Button } from '#src/ui/button.tsx';
import { DownloadLink } from '#src/ui/download/download-link.tsx';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { PageCards } from '#src/ui/layout/page-cards.tsx';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { MailLink } from '#src/ui/contact/mail-link.tsx';
import { TelLink } from '#src/ui/contact/tel-link.tsx';
import { Money } from '#src/ui/money.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { MissingLetters } from '#src/ui/paper/missing-letters.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { ErrorState } from '#src/ui/state/error-state.tsx';
import { AsOf, OfflineNote } from '#src/ui/state/offline-note.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import type { Tone } from '#src/ui/status-chip.tsx';
import { Time } from '#src/ui/time.tsx';
import { DialogSamples } from './dialog-samples.tsx';
import { InputSamples } from './input-samples.tsx';
import { PanelSamples } from './panel-samples.tsx';
import { PictureSamples } from './picture-samples.tsx';
import { Sample } from './sample.tsx';
import { SiteSamples } from './site-samples.tsx';

const words = {
  chips: { ok: 'Stored', info: 'Reserved', warn: 'Watch', bad: 'Replace', idle: 'Retrieved' },
  alert: 'The booking of EL 48213 was moved to Tuesday 08:20.',
  snack: 'Wheel set 4711 was put away at A.03-2.',
  undo: 'Undo',
  empty: 'No wheel sets are stored here yet.',
  create: 'New wheel set',
  failed: 'Something went wrong on our side.',
  save: 'Save',
  notSaved: 'It was not saved.',
  why: 'Nothing was changed yet.',
  wide: 'A table that is wider than its place',
  places: ['A.03-1', 'A.03-2', 'A.03-3', 'A.03-4', 'A.03-5', 'A.03-6', 'A.03-7', 'A.03-8'],
  sizes: [12, 14, 16, 18, 20, 24, 30, 40],
};
const noon = Date.UTC(2026, 10, 20, 11);
const nothing = () => undefined;

/** Every piece once. */
export function Samples() {
  return (
    <>
      <Sample name="Button, DownloadLink">
        <div className="row">
          <Button>{'Print labels'}</Button>
          <Button variant="primary">{words.create}</Button>
          <Button variant="danger">{'Delete'}</Button>
          <Button variant="primary" busy>
            {'Saving'}
          </Button>
          <Button disabled>{'Not now'}</Button>
          <DownloadLink href="data:text/csv;charset=utf-8,plate" download="plates.csv">
            {'Download'}
          </DownloadLink>
        </div>
      </Sample>
      <InputSamples />
      <Sample name="StatusChip, CountBadge, Plate, Money, Time, MailLink, TelLink">
        <div className="row">
          {Object.entries(words.chips).map(([tone, word]) => (
            <StatusChip key={tone} tone={tone as Tone}>
              {word}
            </StatusChip>
          ))}
        </div>
        <div className="sample-bar row">
          {[0, 3, 9, 10].map((count) => (
            <span key={count}>
              {count} <CountBadge count={count} />
            </span>
          ))}
          <button type="button">{'Amber ring'}</button>
        </div>
        <div className="row">
          <Plate plate="EL 48213" />
          <Plate plate={null} />
          <Money minor={125_000} currency="NOK" />
          <Time at="2026-11-20T11:05:00Z" variant="both" />
          <MailLink address="kari@example.com" />
          <TelLink phone="22 00 12 34" />
        </div>
      </Sample>
      <PictureSamples />
      <PanelSamples />
      <DialogSamples />
      <SiteSamples />
      <Sample name="Loading, empty, error, offline">
        <Skeleton />
        <EmptyState title={words.empty}>
          <Button variant="primary">{words.create}</Button>
        </EmptyState>
        <ErrorState text={words.failed} requestId="req-7f3a" details="req-7f3a" onRetry={nothing} />
        <OfflineNote asOf={noon} />
        <OfflineNote asOf={null} />
        <AsOf asOf={noon} now={noon + 120_000} />
        <ErrorNote text={words.failed} />
        <MissingLetters letters="好" />
      </Sample>
      <Sample name="SaveBar">
        <form>
          <SaveBar text="" why={words.why}>
            <Button variant="primary" disabled>
              {words.save}
            </Button>
          </SaveBar>
        </form>
        <form>
          <SaveBar text={words.notSaved} fieldErrors={{ name: words.failed }}>
            <Button variant="primary">{words.save}</Button>
          </SaveBar>
        </form>
      </Sample>
      <Sample name="Scrolled">
        <Scrolled label={words.wide}>
          <table className="table">
            <tbody>
              <tr>
                {words.places.map((place) => (
                  <td key={place} className="amount">
                    {place}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </Scrolled>
      </Sample>
      <Sample name="PageCards">
        <PageCards
          pages={words.places
            .slice(0, 3)
            .map((place) => ({ to: `?place=${place}`, title: place, about: words.empty }))}
        />
      </Sample>
      <Sample name="Pager">
        <Pager page={2} pages={14} onTurn={nothing} />
      </Sample>
      <Sample name="Alert, Snackbar">
        <div className="row">
          {alertTypes.map((type) => (
            <Button
              key={type}
              onClick={() => {
                const [title, persistent] = [`Alert: ${type}`, type === 'error'];
                showAlert({
                  type,
                  title,
                  content: words.alert,
                  persistent,
                  details: persistent ? 'req-7f3a' : '',
                });
              }}
            >
              {type}
            </Button>
          ))}
          <Button
            onClick={() =>
              showSnackbar(words.snack, { action: { label: words.undo, act: nothing } })
            }
          >
            {'snackbar'}
          </Button>
        </div>
      </Sample>
      <Sample name="Type">
        <div className="row">
          {words.sizes.map((size) => (
            <span key={size} style={{ fontSize: `var(--t${size})` }}>
              {size}
            </span>
          ))}
        </div>
      </Sample>
    </>
  );
}
