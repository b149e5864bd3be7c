/** Has the browser save what is at an address, under a name unless the address brings its own. */
export function download(address: string, name = ''): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
}
