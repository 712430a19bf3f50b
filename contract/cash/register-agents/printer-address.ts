/** The ports at which receipt printers listen, the usual one first. */
export const printerPorts = { from: 9100, to: 9109 };

/** The ports at which card terminals listen: which, their vendors choose. */
export const terminalPorts = { from: 1024, to: 65_535 };

// Of a network that nobody reaches from outside, or the computer itself.
const ofSite =
  /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))(\.(25[0-5]|2[0-4]\d|1?\d?\d)){1,3}$/;

/**
 * Whether an agent may print at an address: one of the site's own network, never a name, which could
 * mean something else a moment later. The server asks it of what is typed, and the agent once more of
 * what the server sends.
 */
export const isPrinterAddress = (address: string): boolean =>
  ofSite.test(address) && address.split('.').length === 4;

/** Whether an agent may print at a file: a device, by its plain name. Whether it really is one the agent looks itself. */
export const isPrinterDevice = (path: string): boolean =>
  /^\/dev\/(usb\/)?[A-Za-z][\w-]{0,40}$/.test(path);
