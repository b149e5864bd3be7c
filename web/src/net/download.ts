/** Has the browser save what is at an address, under a name unless the address brings its own. */
export function download(address: string, name = ''): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
}

/** Long enough for any browser to have begun saving. */
const SOON = 60_000;

/** Has the browser save what the page has made. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  download(address, name);
  setTimeout(() => URL.revokeObjectURL(address), SOON);
}
