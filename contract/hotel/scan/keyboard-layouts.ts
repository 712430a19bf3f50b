// What each key says, plain and with shift, in the same order for each: the keys right of 0, of P, of L
// and of M, the digits with shift, and the two letters that change places.
const layouts = {
  US: `-=[];'\\,./_+{}:"|<>?!@#$%^&*()yzYZ`,
  NO: `+\\å¨øæ',.-?\`Å^ØÆ*;:_!"#¤%&/()=yzYZ`,
  SE: `+´å¨öä',.-?\`Å^ÖÄ*;:_!"#¤%&/()=yzYZ`,
  DK: `+´å¨æø',.-?\`Å^ÆØ*;:_!"#¤%&/()=yzYZ`,
  DE: `ß´ü+öä#,.-?\`Ü*ÖÄ';:_!"§$%&/()=zyZY`,
} as const;
const all = Object.values(layouts).map((signs) => [...signs]);

/**
 * What a scanner may have meant whose keyboard language is another than the device's: a text for each
 * two of the layouts of US, NO, SE (FI), DK and DE that make another one of it. With Caps Lock on too.
 */
export function otherLayouts(text: string): string[] {
  const read = all.flatMap((device) =>
    all
      .filter((scanner) => scanner !== device)
      .flatMap((scanner) =>
        [text, swapCase(text)].map((typed) => translate(typed, device, scanner)),
      ),
  );
  return [...new Set(read)].filter((one) => one !== text);
}

const translate = (typed: string, device: readonly string[], scanner: readonly string[]): string =>
  [...typed].map((sign) => scanner[device.indexOf(sign)] ?? sign).join('');

const swapCase = (text: string): string =>
  [...text]
    .map((sign) => {
      const other = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
      return [...other].length === 1 ? other : sign;
    })
    .join('');
