/** A module with one type that only WasmGC knows. */
const PROBE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0);

/** Whether the rules have been here and the browser could make nothing of them. */
let isRefused = false;

/** Whether this browser can run the rules. Apart from them, so that asking costs nothing. */
export function canRunRules(): boolean {
  return !isRefused && typeof WebAssembly === 'object' && typeof Worker === 'function' && WebAssembly.validate(PROBE);
}

/** The browser knows WasmGC and still cannot run our module: from now on the page goes on as without it. */
export function cannotRunRules(): void {
  isRefused = true;
}
