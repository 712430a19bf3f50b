/** Bytes as base64. Throws when they cannot be read. */
export function base64(bytes: ArrayBuffer): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  // What follows the comma of a data URL.
  reader.addEventListener('load', () => resolve((reader.result as string).split(',')[1] ?? ''));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('unread')));
  reader.readAsDataURL(new Blob([bytes]));
  return promise;
}
