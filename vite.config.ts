import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './scripts/vite/build-id.ts';
import { compressAssets } from './scripts/vite/compress-assets.ts';
import { chunkName } from './scripts/vite/chunk-name.ts';
import { chunks } from './scripts/vite/chunks.ts';
import { chunksTogether } from './scripts/vite/chunks-together.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { ionicSplit } from './scripts/vite/ionic-split.ts';
import { packAssets } from './scripts/vite/pack-assets.ts';
import { routePreload } from './scripts/vite/route-preload.ts';
import { serverSummaries } from './scripts/vite/server-summaries.ts';
import { serverWords } from './scripts/vite/server-words.ts';
import { staticLogin } from './scripts/vite/static-login.ts';
import { styles } from './scripts/vite/styles.ts';

const build = buildId();
const pack = packAssets();
// What every screen but the login has before its own code is asked for.
const alwaysThere =
  /\/(start|zod|host|app|frame|words|rolldown-runtime|contract-of-portals)-[\w-]{7}\.(js|css)$/;
// What nearly every screen within is made of: the page itself asks for it beside the first of them.
const withFirst = /\/(base|vat|contract|contract-of-registers|linked|asking)-[\w-]{7}\.js$/;
const frame = /\/frame-[\w-]{7}\.js$/;

export default defineConfig({
  plugins: [
    react(),
    ionicSplit(),
    styles(),
    staticLogin(),
    inlineScripts(),
    serverSummaries(),
    serverWords(),
    routePreload({
      alone: ['src/i18n/words.ts'],
      app: ['src/app/app.tsx'],
      shell: ['src/app/frame-routes.tsx'],
    }),
    build,
    pack,
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
        // Large, and only of use to who chooses a password, which needs the server.
        globIgnores: ['assets/password-lists-*'],
        dontCacheBustURLsMatching: /^assets\//,
        // The page is not a file of the build: the server fills it for each host. Its revision tells the worker which build it belongs to.
        manifestTransforms: [
          (entries) => {
            const id = build.api.id();
            const names = entries.map(({ url }) => url);
            pack.api.write(id, names);
            return { manifest: [...entries, { url: '/', revision: id, size: 0 }], warnings: [] };
          },
        ],
      },
    }),
    compressAssets(),
  ],
  // Words are taken whole.
  json: { namedExports: false },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // A change in one chunk changes the name of that chunk alone; the page holds the map.
    chunkImportMap: true,
    // The page's own script preloads what its address needs.
    modulePreload: {
      polyfill: false,
      // Naming what is there with each screen weighs kilobytes; the page itself has nothing yet.
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'html'
          ? files
          : files.filter(
              (file) =>
                !alwaysThere.test(file) && !(frame.test(`/${hostId}`) && withFirst.test(file)),
            ),
    },
    rolldownOptions: {
      output: {
        // All of them stand in the page's import map: seven signs of a hash are as good as eight.
        chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              debugName: 'together',
              name: chunksTogether(chunks),
            },
          ],
        },
      },
      // A picture that several screens have stays in one place.
      optimization: { inlineConst: false },
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
