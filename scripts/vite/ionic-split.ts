import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

// @ionic/react is one module, so that every chunk would carry each component that any screen uses.
// Here `import { IonDatetime } from '@ionic/react'` becomes an import of a module that holds this
// one wrapper, cut out of the package's own file.
const prefix = 'ionic-wrapper:';
const barrel = createRequire(import.meta.url).resolve('@ionic/react');
const ofIonic = /import\s*\{([^}]*)\}\s*from\s*(['"])@ionic\/react\2;?/g;

export function ionicSplit(): Plugin {
  const wrappers = readWrappers(readFileSync(barrel, 'utf8'));
  return {
    name: 'ionic-split',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id.startsWith(prefix) ? { id, moduleSideEffects: false } : undefined),
    load: (id) => wrappers.get(id.slice(prefix.length)),
    transform: {
      filter: { id: [/\/src\/.*\.tsx?$/, /@ionic\/react\/dist\/index\.js/] },
      handler(code, id) {
        if (id.startsWith(barrel)) return { code: markPure(code), map: null };
        if (!code.includes('@ionic/react')) return undefined;
        return {
          code: code.replace(ofIonic, (_, names: string) => importOnly(names, wrappers)),
          map: null,
        };
      },
    },
  };
}

function importOnly(names: string, wrappers: Map<string, string>): string {
  const parts = names.split(',').map((part) => part.trim());
  const statements = parts.filter(Boolean).map((part) => {
    const name = part.split(/\s/)[0] ?? '';
    return `import { ${part} } from '${wrappers.has(name) ? prefix + name : '@ionic/react'}';`;
  });
  // On one line, so that line numbers stay.
  return statements.join(' ');
}

/** Each generated wrapper of the package as a module of its own. Throws when the package is laid out in another way. */
function readWrappers(source: string): Map<string, string> {
  const origins = new Map<string, string>();
  for (const [, names = '', from = ''] of source.matchAll(/^import \{(.*)\} from '(.*)';$/gm)) {
    for (const part of names.split(',')) {
      const [name = '', local = name] = part.trim().split(' as ');
      origins.set(local, `import { ${name} as ${local} } from '${from}';`);
    }
  }
  const wrappers = new Map<string, string>();
  const pieces = source.matchAll(
    /^const (Ion\w+) = (\/\*@__PURE__\*\/ createComponent\(\{.*?^\}\);)$/gms,
  );
  for (const [, name = '', made = ''] of pieces) {
    const locals = made.match(/\b(?:createComponent|\w+\$\w+)\b/g) ?? [];
    const imports = [...new Set(locals)].map((local) => {
      const statement = origins.get(local);
      if (!statement)
        throw new Error(`@ionic/react: ${name} needs ${local}, which is not imported`);
      return statement;
    });
    wrappers.set(
      name,
      [`import React from 'react';`, ...imports, `export const ${name} = ${made}`].join('\n'),
    );
  }
  if (wrappers.size < 50) throw new Error('@ionic/react is laid out in another way than expected');
  return wrappers;
}

function markPure(source: string): string {
  return source.replace(
    /^(const Ion\w+ = )((?:create(?:ForwardRef|ReactComponent)|React\.(?:createContext|memo))\()/gm,
    '$1/*@__PURE__*/ $2',
  );
}
