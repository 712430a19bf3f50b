// argon2id is the library's default; 64 MiB and three passes take about 40 ms.
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

// Loaded with the first login: a start needs none of it.
const argon2 = () => import('@node-rs/argon2');

/** The argon2id hash to keep of a password. */
export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(password, cost);
}

let nobody: Promise<string> | undefined;

/** Whether the password is the one of this hash. Without a hash it takes as long and says no. */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const { verify } = await argon2();
  const right = await verify(kept ?? (await nobody), password);
  return right && kept !== undefined;
}
