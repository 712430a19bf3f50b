import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadWords } from '#src/i18n/words.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import type { NewRecordProps } from '../widgets/make-new.ts';
import { useTranslations } from '../words.ts';
import { useWithin } from '../record/use-within.ts';
import { AddForm } from './add-form.tsx';

/** A new one of another resource, made beside the form that wants it. */
export function NewRecord({ called, ...props }: NewRecordProps) {
  const [ready, setReady] = useState(false);
  const { feature } = props.of;
  useEffect(() => {
    if (called !== null) void loadWords([feature]).then(() => setReady(true));
  }, [called, feature]);
  if (!ready || called === null) return null;
  // A form within a form sends that one, and the browser loads the page again.
  return createPortal(<Making called={called} {...props} />, document.body);
}

function Making({ of, called, onMade, onClose }: NewRecordProps & { called: string }) {
  const words = useTranslations(of);
  const within = useWithin(of);
  return (
    <Dialog open title={words.text('new')} place="side" onClose={onClose}>
      <AddForm
        resource={of}
        start={{ [of.title]: called, ...(within && { [within.field]: within.id }) }}
        without={within?.field}
        beside
        onSaved={onMade}
      />
    </Dialog>
  );
}
