/** A module with one type that only WasmGC knows. */
const PROBE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0);

/** Whether this browser can run the rules. Apart from them, so that asking costs nothing. */
export function canRunRules(): boolean {
  return typeof WebAssembly === 'object' && typeof Worker === 'function' && WebAssembly.validate(PROBE);
}
