let showApp: () => Promise<void> = () => Promise.reject(new Error('The page has no app'));

/** The page says how the app is shown in place of the login. */
export function provideApp(show: () => Promise<void>): void {
  showApp = show;
}

/** Shows the app at a path of it without loading the page, which would lose what the page alone holds. */
export function enterApp(path: string): Promise<void> {
  history.replaceState(history.state, '', path);
  return showApp();
}
