import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './scripts/vite/build-id.ts';
import { compressAssets } from './scripts/vite/compress-assets.ts';
import { chunksTogether } from './scripts/vite/chunks-together.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { ionicSplit } from './scripts/vite/ionic-split.ts';
import { routePreload } from './scripts/vite/route-preload.ts';
import { staticLogin } from './scripts/vite/static-login.ts';
import { styles } from './scripts/vite/styles.ts';

const build = buildId();
const alwaysThere = new RegExp(
  String.raw`/(rolldown-runtime|app|frame|preload-helper|jsx-runtime|react|react-dom|log|lost-chunk|paths|screen|sending|unsaved|query|tokens|storage|api|held-value|words|build|live-state|alerts|failures|close-button|database|dexie-react-hooks|use-server-now|outbox|session|refusal|time)-[\w-]{8}\.js$`,
);

export default defineConfig({
  plugins: [
    react(),
    ionicSplit(),
    styles(),
    staticLogin(),
    inlineScripts(),
    routePreload({ app: ['src/app/app.tsx'], shell: ['src/app/frame-routes.tsx'] }),
    build,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      // public/manifest.webmanifest is the manifest.
      manifest: false,
      injectManifest: {
        // Not the manifest: the server fills it for each host, and only who installs the app asks for it.
        globPatterns: ['assets/**/*.{js,css,woff2}', 'icons/*.svg'],
        // Loaded by those who scan, print or export, when they do.
        globIgnores: ['assets/heavy-*'],
        dontCacheBustURLsMatching: /^assets\//,
        // The page is not a file of the build: the server fills it for each host. Its revision tells the worker which build it belongs to.
        manifestTransforms: [
          (entries) => ({
            manifest: [...entries, { url: '/', revision: build.api.id(), size: 0 }],
            warnings: [],
          }),
        ],
      },
    }),
    compressAssets(),
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // A change in one chunk changes the name of that chunk alone; the page holds the map.
    chunkImportMap: true,
    // The page's own script preloads what its address needs.
    modulePreload: {
      polyfill: false,
      // What entry and frame import is there: naming it with each screen weighs kilobytes.
      resolveDependencies: (_, files) => files.filter((file) => !alwaysThere.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: chunksTogether([
                [null, ['src/main.tsx', 'src/features/platform/session/login-screen.tsx']],
                ['app', ['src/app/app.tsx']],
                ['frame', ['src/app/frame-routes.tsx']],
              ]),
            },
          ],
        },
      },
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [
          {
            test: /@ionic\/(core|react)\/.*\.js|ionicons\/(components|icons|dist)|@stencil/,
            sideEffects: false,
          },
        ],
      },
    },
  },
});
