import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startCodeCamera, type CodeCamera } from '#src/device/camera/code-camera.ts';
import { logProblem } from '#src/device/log.ts';
import { scannedCode } from '#src/device/scan/scanned-code.ts';

const failed = (cause: unknown) => logProblem('The camera did not do that', cause);

/** What the camera sees, with its lamp and its zoom where it has them; each code is told once. */
export function CameraView({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('scanner');
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<CodeCamera | null>(null);
  const [broken, setBroken] = useState(false);
  const [lit, setLit] = useState(false);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    let over = false;
    const started = startCodeCamera(element, (code) => latest.current(scannedCode(code)));
    started.then(
      (one) => (over ? one.stop() : setCamera(one)),
      (cause: unknown) => {
        logProblem('The camera cannot be used', cause);
        setBroken(true);
      },
    );
    return () => {
      over = true;
      started.then(
        (one) => one.stop(),
        () => undefined,
      );
    };
  }, []);
  return (
    <div className="quick-camera">
      {broken && <p role="alert">{t('camera.none')}</p>}
      <video ref={video} muted playsInline hidden={broken} aria-label={t('camera.view')} />
      {camera?.torch && (
        <button
          type="button"
          aria-pressed={lit}
          onClick={() => {
            camera.torch?.(!lit).then(() => setLit(!lit), failed);
          }}
        >
          {t('camera.lamp')}
        </button>
      )}
      {camera?.zoom && (
        <input
          type="range"
          aria-label={t('camera.zoom')}
          min={camera.zoom.min}
          max={camera.zoom.max}
          step="any"
          defaultValue={camera.zoom.min}
          onChange={({ target }) => void camera.zoom?.to(Number(target.value)).catch(failed)}
        />
      )}
    </div>
  );
}
