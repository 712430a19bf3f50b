import { generateKeyPairSync, sign, verify } from 'node:crypto';
import type { JournalTransaction } from '#contract/cash/cash-registers/journal/entries.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { Context } from '#server/kit/context.ts';
import { seal, unseal } from '#server/kit/keys/seal.ts';
import { amountText } from '#server/kit/xml-text.ts';
import { keepKey, latestKey } from './keys-repo.ts';

const purpose = 'cash-registers';
// As the authority wants it: RSA with SHA-1 and 1024 bits. What it proves is that rows are as they were.
const algorithm = 'RSA-SHA1';
const kind = { modulusLength: 1024, publicExponent: 65_537 } as const;

/** What stands for the signature before the first one. */
const firstSignature = '0';

type Signed = Pick<JournalTransaction, 'day' | 'time' | 'nr' | 'gross' | 'net'>;

/** What is signed of a transaction, after the signature of the one before it: guidelines of the Norwegian tax authority, 3.0. */
export const signedText = (previous: string, { day, time, nr, gross, net }: Signed): string =>
  [previous, day, time, nr, amountText(gross), amountText(net)].join(';');

type Company = Pick<Actor, 'chainId' | 'companyId'>;
const ownerOf = ({ chainId, companyId }: Company): string => `${chainId}:${companyId}`;

/** Who makes a key. */
interface Maker {
  readonly user_id: number | null;
  readonly user_name: string;
}
const nobody: Maker = { user_id: null, user_name: '' };

/** Makes a version of the key of a company; false where there is one already. */
export function makeKey(
  { keys }: Pick<AppContext, 'keys'>,
  { db, caller }: Pick<Context, 'db'> & { readonly caller: Company },
  version: number,
  maker: Maker,
): Promise<boolean> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    ...kind,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const sealed = seal(keys, purpose, ownerOf(caller), privateKey);
  return keepKey(db, caller, { version, public_key: publicKey, sealed, ...maker });
}

/** Signs for a company, by its newest key. */
export interface Signer {
  readonly version: number;
  sign(previous: string, one: Signed): string;
}

/** By what the journals of the company are signed; the first time its key is made. Throws where the server's own key is another than the one that sealed it. */
export async function signerOf(
  { keys }: Pick<AppContext, 'keys'>,
  { db, caller }: Pick<Context, 'db'> & { readonly caller: Company },
): Promise<Signer> {
  let key = await latestKey(db, caller);
  if (!key) {
    // Another register of the company may have been first.
    await makeKey({ keys }, { db, caller }, 1, nobody);
    key = (await latestKey(db, caller))!;
  }
  const opened = unseal(keys, purpose, ownerOf(caller), key.sealed);
  return {
    version: key.version,
    sign: (previous, one) =>
      sign(algorithm, Buffer.from(signedText(previous, one)), opened).toString('base64'),
  };
}

/** Signs for any company, by what the server keeps sealed. */
export const signsFor =
  (keys: AppContext['keys']) =>
  (db: Context['db'], company: Company): Promise<Signer> =>
    signerOf({ keys }, { db, caller: company });

/** Whether a transaction has its signature, by the public keys of its company. */
export const isSignedBy =
  (keys: ReadonlyMap<number, string>) =>
  (one: JournalTransaction, previous: string = firstSignature): boolean => {
    const key = keys.get(one.key_version);
    const text = Buffer.from(signedText(previous, one));
    try {
      return (
        key !== undefined && verify(algorithm, text, key, Buffer.from(one.signature, 'base64'))
      );
    } catch {
      // What is no key any more has signed nothing.
      return false;
    }
  };
