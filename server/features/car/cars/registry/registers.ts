import type { Country } from '#contract/kit/rules/countries.ts';
import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { danishRegister } from './danish-register.ts';
import { demoRegister } from './demo-register.ts';
import { norwegianRegister } from './norwegian-register.ts';
import type { Register } from './register.ts';
import { swedishRegister } from './swedish-register.ts';

const played: ReadonlySet<Country> = new Set(['NO', 'SE', 'DK', 'FI']);

/** The register of a country: the one that is connected; with demo data one that plays it; else none. */
export function registerOf(
  { env, db }: Pick<AppContext, 'env' | 'db'>,
  country: Country,
  now: Date,
): Register | null {
  if (country === 'NO' && env.REGISTRY_NO) return norwegianRegister({ address: env.REGISTRY_NO });
  if (country === 'SE' && env.REGISTRY_SE) return swedishRegister({ address: env.REGISTRY_SE });
  if (country === 'DK' && env.REGISTRY_DK) return danishRegister({ address: env.REGISTRY_DK });
  return played.has(country) && showsDemoData(env, db) ? demoRegister(country, now) : null;
}
