/** The fonts that every reader has know the letters of western Europe; others lose what stands on them. */
export const inLatin = (text: string): string =>
  text.replaceAll(/[^\u{20}-\u{FF}–—’…]/gu, (letter) => {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return /^[\u{20}-\u{FF}]+$/u.test(plain) ? plain : '?';
  });
