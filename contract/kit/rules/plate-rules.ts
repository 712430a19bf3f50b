// Letters of Greek and Cyrillic plates that look like Latin ones: the countries hand out no others, so
// that the signs can be read abroad. The database has the same in plate_search_key.
const lookalikes = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕІКМНОРСТУХ';
const latin = 'ABEZHIKMNOPTYXABEIKMHOPCTYX';

/** A plate as it is kept and compared: capitals, without the spaces, dots and hyphens people put in, in Latin letters. */
export const plateKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.·•‐-―−\p{Cc}\p{Cf}-]/gu, '')
    .replaceAll(/[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕІКМНОРСТУХ]/g, (letter) => latin[lookalikes.indexOf(letter)]!);
