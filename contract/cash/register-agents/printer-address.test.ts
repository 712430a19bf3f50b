import { expect, test } from 'vitest';
import { isPrinterAddress, isPrinterDevice } from './printer-address.ts';

test.each([
  '10.20.0.15',
  '192.168.1.50',
  '172.16.0.1',
  '172.31.255.254',
  '169.254.3.4',
  '127.0.0.1',
])('a printer may be at %s', (address) => expect(isPrinterAddress(address)).toBe(true));

test.each([
  '',
  '8.8.8.8',
  '172.32.0.1',
  '192.169.1.1',
  '10.20.0',
  '10.20.0.256',
  '10.20.0.1.5',
  '1270.0.0.1',
  'printer.local',
  '10.20.0.1 ',
  '::1',
])('no printer is at %j', (address) => expect(isPrinterAddress(address)).toBe(false));

test.each(['/dev/usb/lp0', '/dev/ttyUSB0', '/dev/ttyS1', '/dev/lp0', '/dev/serial-printer'])(
  'a printer may be the device %s',
  (path) => expect(isPrinterDevice(path)).toBe(true),
);

test.each([
  '',
  '/etc/passwd',
  '/dev/../etc/passwd',
  '/dev/usb/../sda',
  '/dev/',
  'lp0',
  '/dev/disk/x',
  '/dev/.x',
])('no printer is %j', (path) => expect(isPrinterDevice(path)).toBe(false));
