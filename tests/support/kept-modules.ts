import type { Plugin } from 'vite';

const modules = /^\/(?:src|contract|locales|tests|node_modules|@id|@vite|@fs)\//;

/** Lets the browser of tests keep every module for as long as it runs, unless files are watched: else each file of tests asks for all of them again. */
export function keptModules(): Plugin {
  return {
    name: 'kept-modules',
    configureServer({ config, middlewares }) {
      if (config.server.watch) return;
      middlewares.use((request, response, next) => {
        if (modules.test(request.url ?? '')) {
          const setHeader = response.setHeader.bind(response);
          setHeader('Cache-Control', 'max-age=31536000, immutable');
          // What Vite says of it later.
          response.setHeader = (name, value) =>
            name === 'Cache-Control' ? response : setHeader(name, value);
        }
        next();
      });
    },
  };
}
