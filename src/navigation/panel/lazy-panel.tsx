import i18next from 'i18next';
import { useEffect, useState, type ComponentType } from 'react';
import { showAlert } from '#src/data/alerts.ts';
import { loadChunk } from '#src/device/lost-chunk.ts';
import { logProblem } from '#src/device/log.ts';
import { usePanel } from './use-panel.ts';

/**
 * A panel, by its name in the address, that comes when it is first opened. Where it cannot be had
 * an alert says so and it closes again: the screen beside it goes on.
 */
export function lazyPanel<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let got: ComponentType<Props> | null = null;

  return function LazyPanel(props: Props) {
    const [Panel, setPanel] = useState(() => got);
    const { hide } = usePanel(name);

    useEffect(() => {
      if (got) return;
      let closed = false;
      loadChunk(load).then(
        (panel) => {
          got = panel;
          if (!closed) setPanel(() => panel);
        },
        (cause: unknown) => {
          logProblem('A panel did not come', cause);
          if (closed) return;
          showAlert({
            type: 'error',
            title: i18next.t('common:chunkLost.heading'),
            content: i18next.t('common:chunkLost.text'),
          });
          hide();
        },
      );
      return () => {
        closed = true;
      };
      // oxlint-disable-next-line react/exhaustive-deps -- once for each opening
    }, []);

    return Panel && <Panel {...props} />;
  };
}
