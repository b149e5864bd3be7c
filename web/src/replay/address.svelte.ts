/** Browsers count how often an address changes: it follows what is shown, at rest. */
const REST = 250;

/** The address of the page follows what is shown, without a way back to each of its moments. */
export function follow(address: () => string): void {
  $effect(() => {
    const shown = address();
    const clock = setTimeout(() => history.replaceState(history.state, '', shown), REST);
    return () => clearTimeout(clock);
  });
}
