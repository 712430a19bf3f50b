import { wallTime } from '#contract/kit/time/zoned-time.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Files } from '#server/kit/files/files.ts';
import { writeParagraph } from '#server/kit/paper/pdf-text.ts';
import { say } from '#server/kit/words.ts';
import type { Life } from './life.ts';
import { readPicture } from './photo-files.ts';

// Not before it is needed: the built server has all of ours in one file, which would load it at the start.
const { default: PDFDocument } = await import('pdfkit');

interface For {
  readonly language: Language;
  readonly timezone: string;
  readonly site: string;
  readonly now: Date;
}

const margin = 48;
const pictureHeight = 300;
// More would be a document that nobody can send.
const mostPictures = 60;

/** The life of a set as a document: whose it is, its wheels, what was done with it, and what was seen on it. */
export async function writeEvidence(
  { set, wheels, movements, photos }: Life,
  files: Files,
  { language, timezone, site, now }: For,
): Promise<AsyncIterable<Uint8Array>> {
  const t = (key: `${string}:${string}`, values?: Record<string, string | number>) => {
    const [feature = '', path = ''] = key.split(':');
    return say(language, feature, path, values);
  };
  const at = (instant: string | Date) =>
    new Date(wallTime(new Date(instant).getTime(), timezone))
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ');
  const choice = (field: 'season' | 'rim' | 'kind' | 'state', value: unknown) =>
    t(`wheel-sets:wheel-sets.choices.${field}.${String(value)}`);
  const wheelName = (wheel: string) =>
    t(wheel ? `wheel-sets:positions.${wheel}` : 'wheel-sets:photos.whole');

  const paper = new PDFDocument({ size: 'A4', margin, info: { Title: set.number } });
  const across = paper.page.width - 2 * margin;
  const heading = (text: string) => {
    paper.moveDown(0.8);
    writeParagraph(paper, text, { size: 13, bold: true, width: across });
    paper.moveDown(0.2);
  };
  const line = (...parts: readonly (string | null | false | undefined)[]) =>
    writeParagraph(paper, parts.filter(Boolean).join(' · '), { size: 9.5, width: across });

  const title = t('wheel-sets:evidence.title', { number: set.number });
  writeParagraph(paper, title, { size: 18, bold: true, width: across });
  line(t('wheel-sets:evidence.made', { at: at(now), site }));

  heading(t('wheel-sets:evidence.whose'));
  for (const field of ['customer_id', 'depositor_id', 'place_id'] as const) {
    const shown = set.shown[field];
    if (shown) line(`${t(`wheel-sets:wheel-sets.fields.${field}`)}: ${shown}`);
  }
  if (set.licenseplate)
    line(`${t('wheel-sets:wheel-sets.fields.licenseplate')}: ${set.licenseplate}`);
  line(choice('season', set.season), set.size, set.rear_size, choice('rim', set.rim));
  line(`${t('wheel-sets:wheel-sets.fields.state')}: ${choice('state', set.state)}`);
  if (set.note) line(set.note);

  heading(t('wheel-sets:tabs.wheels'));
  if (wheels.length === 0) line(t('wheel-sets:wheel.none'));
  for (const wheel of wheels) {
    const depths = wheel.depths.map((depth) => (depth / 10).toFixed(1)).join(' / ');
    line(
      `${wheelName(wheel.position)}: ${depths ? `${depths} mm` : t('wheel-sets:wheel-sets.choices.verdict.none')}`,
      [wheel.brand, wheel.pattern].filter(Boolean).join(' '),
      wheel.size,
      wheel.dot && `DOT ${wheel.dot}`,
      wheel.marks.map((mark) => t(`tread-depth:marks.${mark}`)).join(', '),
      wheel.note,
    );
  }

  heading(t('wheel-sets:tabs.movements'));
  if (movements.length === 0) line(t('wheel-sets:ledger.none'));
  for (const one of movements) {
    line(
      at(one.at),
      t(`wheel-sets:done.${one.handling}`),
      [one.from_place, one.to_place].filter(Boolean).join(' – '),
      choice('state', one.to_state),
      one.by,
      one.because &&
        t('wheel-sets:ledger.onOther', {
          plate: one.read_plate,
          reason: t(`wheel-sets:gate.reasons.${one.because}`),
        }),
      one.undone && t('wheel-sets:ledger.undone'),
    );
  }

  heading(t('wheel-sets:photos.title'));
  if (photos.length === 0) line(t('wheel-sets:photos.none'));
  const pictured = photos.filter(({ archived }) => archived === null).slice(-mostPictures);
  for (const photo of photos) {
    const about = [wheelName(photo.wheel), at(photo.taken_at), photo.by] as const;
    if (photo.archived) {
      const { at: archivedAt, reason } = photo.archived;
      line(...about, t('wheel-sets:evidence.archived', { at: at(archivedAt), reason }));
      continue;
    }
    const picture = pictured.includes(photo) && (await readPicture(files, photo.file, 'whole'));
    const room = paper.page.height - margin - paper.y;
    if (picture && room < pictureHeight + 2 * margin) paper.addPage();
    line(...about, !picture && t('wheel-sets:evidence.notShown'));
    if (!picture) continue;
    const top = paper.y + 4;
    paper.image(Buffer.from(picture), margin, top, { fit: [across, pictureHeight] });
    paper.x = margin;
    paper.y = top + pictureHeight + 12;
  }
  paper.end();
  return paper;
}
