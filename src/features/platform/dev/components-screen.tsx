import { useEffect } from 'react';
import { brand } from '#src/device/page.ts';
import { Samples } from './samples.tsx';
import './components.css';

const themes = [
  { theme: 'light', density: 'comfortable' },
  { theme: 'dark', density: 'comfortable' },
  { theme: 'sun', density: 'comfortable' },
  { theme: 'light', density: 'compact' },
] as const;

/** every piece of the design in every theme, side by side. */
export default function ComponentsScreen() {
  useEffect(() => {
    document.title = brand.get().title;
  }, []);
  return (
    <main className="components">
      {themes.map(({ theme, density }) => (
        <section
          key={theme + density}
          className="components-theme stack"
          data-theme={theme}
          data-density={density}
          aria-label={`${theme}, ${density}`}
        >
          <h1>{`${theme} · ${density}`}</h1>
          <Samples />
        </section>
      ))}
    </main>
  );
}
