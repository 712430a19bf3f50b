/** A JPEG as a phone makes it: it says where it was taken, and how it was held (`orientation` of EXIF; 6 is a quarter turn). */
export function withGps(jpeg: Uint8Array, orientation = 1): Uint8Array<ArrayBuffer> {
  const exif = exifOf(orientation);
  const whole = new Uint8Array(jpeg.length + exif.length);
  whole.set(jpeg.subarray(0, 2));
  whole.set(exif, 2);
  whole.set(jpeg.subarray(2), 2 + exif.length);
  return whole;
}

/** What its EXIF begins with, and what the place in it is: neither may be anywhere in what is kept. */
export const traces = ['Exif', '\u0000\u0000\u0000\u003b\u0000\u0000\u0000\u0001'];

function exifOf(orientation: number): Uint8Array {
  const [orientationTag, gpsTag, latitudeTag] = [0x0112, 0x8825, 0x0002];
  const [short, long, rational] = [3, 4, 5];
  const gps = 8 + 2 + 2 * 12 + 4;
  const place = gps + 2 + 12 + 4;
  const tiff = new DataView(new ArrayBuffer(place + 24));
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.setUint16(at, tag);
    tiff.setUint16(at + 2, type);
    tiff.setUint32(at + 4, count);
    if (type === short) tiff.setUint16(at + 8, value);
    else tiff.setUint32(at + 8, value);
  };
  tiff.setUint32(0, 0x4d4d002a);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 2);
  entry(10, orientationTag, short, 1, orientation);
  entry(22, gpsTag, long, 1, gps);
  tiff.setUint16(gps, 1);
  entry(gps + 2, latitudeTag, rational, 3, place);
  // 59 degrees, 54 minutes, 0 seconds.
  [59, 1, 54, 1, 0, 1].forEach((number, nth) => tiff.setUint32(place + nth * 4, number));
  const length = 2 + 6 + tiff.byteLength;
  const segment = new Uint8Array(2 + length);
  segment.set([0xff, 0xe1, length >> 8, length & 255, 0x45, 0x78, 0x69, 0x66, 0, 0]);
  segment.set(new Uint8Array(tiff.buffer), 10);
  return segment;
}
