/** Each file of tests begins with a device that has kept nothing: files of one browser share what it keeps. */
localStorage.clear();
sessionStorage.clear();
for (const { name } of await indexedDB.databases()) {
  await new Promise((resolve, reject) => {
    const gone = indexedDB.deleteDatabase(name ?? '');
    gone.onsuccess = resolve;
    gone.onerror = reject;
  });
}
