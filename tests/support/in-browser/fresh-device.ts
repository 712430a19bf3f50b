import { Dexie } from 'dexie';

/** Each file of tests begins with a device that has kept nothing: files of one browser share what it keeps. */
localStorage.clear();
sessionStorage.clear();
for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
