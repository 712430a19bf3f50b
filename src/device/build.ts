/** The build of the page that runs, from its `<meta name="build">`; 'dev' when it has none. */
export function runningBuild(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="build"]');
  return meta?.content || 'dev';
}
