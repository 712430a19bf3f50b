import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Call } from '#contract/kit/call.ts';
import type { lettersAnswer } from '#contract/kit/paper/drawn-sheet.ts';
import { useAction } from '#src/crud/use-action.ts';
import { download } from '#src/data/download.ts';
import { fetchQuery, queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { MissingLetters } from '#src/ui/paper/missing-letters.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

type LettersCall = Call & { readonly result: typeof lettersAnswer };

interface Props {
  /** What the paper is of. */
  readonly id: number;
  /** Answers the paper. */
  readonly paper: Call;
  /** Answers which letters of it cannot be printed. */
  readonly letters: LettersCall;
  readonly children: ReactNode;
}

/** Fetches a paper that is not looked at in the app, and says which letters of it no printer has. */
export function PaperButton({ id, paper, letters, children }: Props) {
  const siteId = useSiteId();
  const [missing, setMissing] = useState('');
  const { busy, actionError, run } = useAction();
  const save = () =>
    run(async () => {
      const input = { params: { id } };
      const asked = queryFor<LettersCall>(siteId, letters, input);
      const { data } = await fetchQuery({ ...asked, staleTime: 0 });
      setMissing(data.missing);
      await download(paper, input, siteId);
    });
  return (
    <>
      <Button busy={busy} onClick={() => void save()}>
        {children}
      </Button>
      <MissingLetters letters={missing} />
      <ErrorNote text={actionError.text} />
    </>
  );
}

/** The button of a thing's one paper, as its calls have it. */
export const paperOf = ({ paper, paperLetters }: { paper: Call; paperLetters: LettersCall }) =>
  function OwnPaper({ id, children }: Pick<Props, 'id' | 'children'>) {
    return (
      <PaperButton id={id} paper={paper} letters={paperLetters}>
        {children}
      </PaperButton>
    );
  };
