import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import type { Screen } from '../screen.ts';

/**
 * What is shown of a screen whose module was loaded: a new one for each thing that its path names,
 * at each site. Nothing that it holds of one is ever shown, or saved, at another.
 */
export function componentOf(
  { path, part, follows = [] }: Screen,
  { default: loaded }: Awaited<ReturnType<Screen['load']>>,
): ComponentType {
  const Found = typeof loaded === 'function' ? loaded : loaded[part ?? ''];
  if (!Found) throw new Error(`The module of ${path} has no screen ${part}`);
  return function Keyed() {
    const named = Object.entries(useParams()).filter(([name]) => !follows.includes(name));
    return <Found key={JSON.stringify(named)} />;
  };
}
