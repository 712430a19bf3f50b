import { unzipSync } from 'fflate';
import { sheetLimits, UnreadableSheet } from './sheet-limits.ts';
import { readXml } from './read-xml.ts';

const workbookPath = 'xl/workbook.xml';
const relationsPath = 'xl/_rels/workbook.xml.rels';

/** What has to be known of a workbook to read its first sheet. */
export interface Workbook {
  readonly sheet: Uint8Array;
  readonly sharedStrings: readonly string[];
  /** Whether the style of a number makes a day of it. */
  isDay(style: string | undefined): boolean;
  /** On which day its counting of days begins, in days since 1970. */
  readonly firstDay: number;
}

/** Unpacks what is needed of a workbook, and no more than the limits allow. Throws `UnreadableSheet`. */
export function readWorkbook(bytes: Uint8Array): Workbook {
  const about = partsOf(bytes, (name) => name === workbookPath || name === relationsPath);
  let sheetRelation: string | undefined;
  let from1904 = false;
  readXml(about.get(workbookPath), {
    open(name, attribute) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name === 'sheet') sheetRelation ??= attribute('r:id') ?? attribute('id');
    },
  });
  const paths = new Map<string, string>();
  readXml(about.get(relationsPath), {
    open(name, attribute) {
      const target = attribute('Target');
      if (name !== 'Relationship' || target === undefined) return;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      const type = attribute('Type') ?? '';
      paths.set(type.slice(type.lastIndexOf('/') + 1), path);
      if (attribute('Id') === sheetRelation) paths.set('sheet', path);
    },
  });
  const wanted = new Set(['sheet', 'sharedStrings', 'styles'].map((part) => paths.get(part)));
  const parts = partsOf(bytes, (name) => wanted.has(name));
  const sheet = parts.get(paths.get('sheet') ?? '');
  if (!sheet) throw new UnreadableSheet('unreadable');
  const days = dayStyles(parts.get(paths.get('styles') ?? ''));
  return {
    sheet,
    sharedStrings: stringsIn(parts.get(paths.get('sharedStrings') ?? '')),
    isDay: (style) => days[Number(style)] === true,
    firstDay: from1904 ? -24_107 : -25_569,
  };
}

/** The parts of a zip that are wanted. Each is given the room that the zip says it takes and never more, so the room is held against the limit first. */
function partsOf(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let entries = 0;
  let unpacked = 0;
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1;
        if (entries > sheetLimits.entries) throw new UnreadableSheet('too_large');
        if (!isWanted(name)) return false;
        unpacked += originalSize;
        if (unpacked > sheetLimits.unpacked) throw new UnreadableSheet('too_large');
        return true;
      },
    });
    return new Map(Object.entries(parts));
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('unreadable');
  }
}

function stringsIn(bytes: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  let parts: string[] = [];
  let signs = 0;
  let inText = false;
  // How a text is spoken stands beside it in files from Japan.
  let phonetic = 0;
  readXml(bytes, {
    open(name) {
      if (name === 'rPh') phonetic += 1;
      inText = name === 't' && phonetic === 0;
    },
    text(text) {
      if (!inText) return;
      signs += text.length;
      if (signs > sheetLimits.signs) throw new UnreadableSheet('too_large');
      parts.push(text);
    },
    close(name) {
      inText = false;
      if (name === 'rPh') phonetic -= 1;
      if (name !== 'si') return;
      if (strings.length >= sheetLimits.cells) throw new UnreadableSheet('too_large');
      strings.push(parts.join(''));
      parts = [];
    },
  });
  return strings;
}

/** By the number of a cell's style: whether it shows a day. */
function dayStyles(bytes: Uint8Array | undefined): boolean[] {
  const formats = new Map<string, string>();
  const known = new Map<string, boolean>();
  const days: boolean[] = [];
  let ofCells = false;
  readXml(bytes, {
    open(name, attribute) {
      if (name === 'numFmt')
        formats.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '');
      if (name === 'cellXfs') ofCells = true;
      if (name !== 'xf' || !ofCells) return;
      const id = attribute('numFmtId') ?? '';
      if (!known.has(id)) known.set(id, isDayFormat(id, formats));
      days.push(known.get(id)!);
    },
    close(name) {
      if (name === 'cellXfs') ofCells = false;
    },
  });
  return days;
}

// Those that every spreadsheet knows without their being written down: ECMA-376, 18.8.30.
const knownDays = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58,
]);
const longestFormat = 255;

function isDayFormat(id: string, formats: ReadonlyMap<string, string>): boolean {
  const format = formats.get(id);
  if (format === undefined) return knownDays.has(Number(id));
  if (format.length > longestFormat) return false;
  const signs = format.replaceAll(/"[^"]*"|\\.|_.|\[[^\]]*\]/g, '');
  return /[yd]/i.test(signs) && /^[ymdhsap/\W\d]*$/i.test(signs);
}
