import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Call } from '#contract/kit/call.ts';
import { describedLines, linesOf, type Line } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { refetchResource } from '../../refetch-resource.ts';
import { pathOfOne } from '../../resource-paths.ts';
import { useAction } from '../../use-action.ts';
import { NumberInput } from '../../widgets/number-input.tsx';
import { useTranslations } from '../../words.ts';
import { lineText } from '../line-text.ts';
import { BothSides } from './both-sides.tsx';
import './parts.css';

interface Props {
  resource: Resource;
  row: Row;
  onClose: () => void;
}

/** Which lines of a document leave it for a new one, and how much of each. */
export function SplitDialog({ resource, row, onClose }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const lines = linesOf(resource)!;
  const words = useTranslations(describedLines(resource, lines));
  const { busy, actionError, run } = useAction();
  const all = row[lines.field] as readonly Line[];
  const [chosen, setChosen] = useState<ReadonlyMap<string, number | string | null>>(new Map());

  const set = (key: string, quantity: number | string | null | undefined) => {
    const next = new Map(chosen);
    if (quantity === undefined) next.delete(key);
    else next.set(key, quantity);
    setChosen(next);
  };
  const isRight = ({ key, quantity }: Line) => {
    const part = chosen.get(key);
    const isPart = typeof part === 'number' && part > 0 && part <= Number(quantity);
    return !chosen.has(key) || isPart;
  };
  const leavesSome = all.some(({ key, quantity }) => chosen.get(key) !== quantity);
  const ready = chosen.size > 0 && all.every(isRight) && leavesSome;

  const send = () =>
    run(async (write) => {
      const parts = [...chosen].map(([key, quantity]) => ({ key, quantity }));
      const input = { params: { id: row.id }, body: { version: row.version, lines: parts } };
      const answer = await write<Call>(resource.calls['split']!, input, { siteId });
      refetchResource(siteId, resource);
      onClose();
      await navigate(
        sitePath(siteId, pathOfOne(resource.name, (answer as { data: Row }).data.id) ?? ''),
      );
      showSnackbar(t('document.split.done'));
    });

  return (
    <Dialog open title={t('document.split.title')} place="side" onClose={onClose}>
      <p>{t('document.split.lead')}</p>
      <ul className="parts-lines stack tight">
        {all.map((line) => {
          const name = String(line[lines.title]) || '–';
          const id = `split-${line.key}`;
          const part = chosen.get(line.key);
          const control = {
            id,
            'aria-describedby': undefined,
            'aria-invalid': !isRight(line),
            'aria-label': t('document.split.howMuch', { name }),
          };
          return (
            <li key={line.key} className="check row nowrap apart">
              <label className="row nowrap">
                <input
                  type="checkbox"
                  checked={chosen.has(line.key)}
                  onChange={({ target }) =>
                    set(line.key, target.checked ? Number(line['quantity']) : undefined)
                  }
                />
                <span>{name}</span>
              </label>
              {part === undefined ? (
                <span className="muted">
                  {lineText(lines.fields['quantity']!, 'quantity', line, words)}
                </span>
              ) : (
                <div className="field">
                  <NumberInput
                    control={control}
                    digits={3}
                    value={part}
                    onChange={(quantity) => set(line.key, quantity)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {ready && all.every((line) => 'amount' in line) && (
        <BothSides
          resource={resource}
          lines={lines}
          row={row}
          chosen={chosen as ReadonlyMap<string, number>}
        />
      )}
      {!leavesSome && <p className="muted">{t('common:errors.nothing_left')}</p>}
      <ErrorNote text={actionError.text} />
      <div className="actions">
        <Button variant="primary" busy={busy} disabled={!ready} onClick={() => void send()}>
          {t('document.split.do')}
        </Button>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
      </div>
    </Dialog>
  );
}
