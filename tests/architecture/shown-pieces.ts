import { importsOf } from './imports.ts';
import { isTest, type Fault, type SourceFile } from './project.ts';

const isStory = (path: string) => path.startsWith('src/features/platform/dev/');
const isPiece = (path: string) => /^src\/ui\/.*\.tsx$/.test(path) && !isTest(path);

// Their looks are those of what is around them: of the frame, and of the pages without a login.
const seenElsewhere = new Set(['src/ui/dialog/drawer.tsx', 'src/ui/layout/open-page.tsx']);

/** Every piece of `src/ui` is shown at `/dev/components`, by itself or as a part of another. */
export function piecesAreShown(files: readonly SourceFile[]): Fault[] {
  const pieces = new Map(files.filter(({ path }) => isPiece(path)).map((one) => [one.path, one]));
  const shown = new Set<string>();
  const show = (file: SourceFile) => {
    for (const { to } of importsOf(file)) {
      const piece = to === undefined ? undefined : pieces.get(to);
      if (!piece || shown.has(piece.path)) continue;
      shown.add(piece.path);
      show(piece);
    }
  };
  for (const file of files) if (isStory(file.path)) show(file);
  return [...pieces.keys()]
    .filter((path) => !shown.has(path) && !seenElsewhere.has(path))
    .map((file) => ({
      file,
      rule: 'it is not shown at /dev/components: add it to src/features/platform/dev',
    }));
}
