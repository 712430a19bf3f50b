/** A JPEG of so many pixels: plain, or with as much in it as there can be. */
export async function picture(
  width: number,
  height: number,
  of: 'plain' | 'noise' = 'plain',
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'teal';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'orange';
  context.fillRect(0, 0, width / 2, height / 2);
  if (of === 'noise') {
    const image = context.getImageData(0, 0, width, height);
    for (let at = 0; at < image.data.length; at += 65_536) {
      crypto.getRandomValues(image.data.subarray(at, at + 65_536));
    }
    context.putImageData(image, 0, 0);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  return new Uint8Array(await blob.arrayBuffer());
}
