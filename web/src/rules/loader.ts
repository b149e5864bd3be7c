/**
 * Starts the compiled rules. What they ask of JavaScript is little, and all of it is listed here; the compiler's own loader
 * would make some of it with `new Function`, which our content policy forbids. A module that asks for anything else is refused
 * by its name, so that a change of the compiler shows at once.
 */

/** A call into the module: texts, numbers and truths go in, JSON comes out. */
export type Door = (...args: (string | number | boolean | null)[]) => string;
export type Doors = Record<string, Door>;

/** The module is there, and this browser, or this loader, can make nothing of it: to fetch it again would not help. */
export class Unfit extends Error {}

/** A thing of JavaScript that the rules ask for by name. */
type Thing = Record<string, unknown>;
type Call = (...args: unknown[]) => unknown;
type Imports = Record<string, WebAssembly.ModuleImports>;

/** The functions that Java code gives as text, by parameter and body: there is one, which turns a text into a text. */
const FUNCTIONS: Record<string, (value: unknown) => unknown> = { 'str|return str;': (value) => value };

const MEMORY = 'teavm.memoryRequirements';
const PAGE = 1 << 16;

interface Needs {
  /** How many pages of memory there must be at least. */
  min: number;
  dataSize: number;
}

/** What a Java object looks like from outside; only errors that pass through are ever wrapped. */
class Wrapped {
  constructor(readonly java: unknown) {}
}

const JAVA_ERROR = Symbol('java error');

function memory(module: WebAssembly.Module): Imports {
  const [section] = WebAssembly.Module.customSections(module, MEMORY);
  const needs: Needs = section ? JSON.parse(new TextDecoder().decode(section)) : { min: 1, dataSize: 0 };
  const start = Math.ceil(needs.dataSize / 8) * 8;
  const most = 2 ** 31 - 1;
  const fixed = (value: number) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  return {
    env: { memory: new WebAssembly.Memory({ initial: Math.max(1, needs.min), maximum: Math.ceil(most / PAGE) }) },
    teavmMemory: { notifyHeapResized: () => {}, heapOffset: fixed(start), maxSize: fixed(most) },
  };
}

/** Texts, where the browser does not bring them along. */
const STRINGS = {
  fromCharCode: (code: number) => String.fromCharCode(code),
  fromCharCodeArray: () => {
    throw new Error('not asked for without the built-in texts');
  },
  intoCharCodeArray: () => {
    throw new Error('not asked for without the built-in texts');
  },
  concat: (a: string, b: string) => a + b,
  charCodeAt: (text: string, index: number) => text.charCodeAt(index),
  length: (text: string) => text.length,
  substring: (text: string, start: number, end: number) => text.substring(start, end),
};

function imports(module: WebAssembly.Module, hasStrings: boolean, exports: () => WebAssembly.Exports): Imports {
  const java = (name: string) => exports()[name] as Call;
  /** What went wrong outside goes on inside as an error of Java's. */
  const inward = (call: () => unknown) => {
    try {
      return call();
    } catch (e) {
      const known = e instanceof Object && JAVA_ERROR in e ? e[JAVA_ERROR] : java('teavm.js.wrapException')(e);
      java('teavm.js.throwException')(known);
      throw e;
    }
  };
  const global = (name: string) => inward(() => Reflect.get(globalThis, name));
  const same = (value: unknown) => value;
  const jso = {
    stringBuiltinsSupported: () => hasStrings,
    isUndefined: (value: unknown) => value === undefined,
    unwrapBoolean: (value: unknown) => (value ? 1 : 0),
    wrapBoolean: (value: unknown) => !!value,
    wrapInt: same,
    unwrapInt: same,
    wrapDouble: same,
    unwrapDouble: same,
    instanceOf: (value: unknown, type: Call) => value instanceof type,
    global,
    getProperty: (object: Thing | null, name: string) => (object === null ? global(name) : inward(() => object[name])),
    callMethod0: (object: Thing | null, name: string) =>
      inward(() => (Reflect.get(object ?? globalThis, name) as Call).call(object)),
    callFunction1: (fn: (value: unknown) => unknown, value: unknown) => inward(() => fn(value)),
    createFunction1: (parameter: string, body: string) => {
      const known = FUNCTIONS[`${parameter}|${body}`];
      if (!known) throw new Error(`the loader does not know the function ${body}`);
      return known;
    },
    createClass: () => Wrapped,
    defineStaticMethod: (type: Thing, name: string, fn: Door) => (type[name] = fn),
    defineFunction: (fn: Door) => fn,
    javaObjectToJS: (value: unknown) => (value === null ? null : new Wrapped(value)),
    unwrapJavaObject: (value: Wrapped) => value.java,
    wrapObject: (value: unknown) =>
      value === null ? null : value instanceof Wrapped ? value.java : java('teavm.jso.createWrapper')(value),
  };
  return {
    ...memory(module),
    'wasm:js-string': STRINGS,
    teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException: () => {} },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmMath: { sqrt: Math.sqrt },
    teavmJso: jso,
  };
}

function check(module: WebAssembly.Module, given: Imports): void {
  const missing = WebAssembly.Module.imports(module).filter(
    ({ module: from, name }) => given[from]?.[name] === undefined,
  );
  if (missing.length > 0)
    throw new Unfit(`the loader lacks ${missing.map(({ module: from, name }) => `${from}.${name}`).join(', ')}`);
}

/** Makes of a module what can be called. */
async function start(response: Response): Promise<WebAssembly.Exports> {
  const options = { builtins: ['js-string'] };
  // The types do not know the options yet.
  const compile = WebAssembly.compileStreaming as (source: Response, options: object) => Promise<WebAssembly.Module>;
  const module = await compile(response, options);
  const hasStrings = !WebAssembly.Module.imports(module).some((one) => one.module === 'wasm:js-string');
  let exports: WebAssembly.Exports = {};
  const given = imports(module, hasStrings, () => exports);
  check(module, given);
  ({ exports } = await WebAssembly.instantiate(module, given));
  return exports;
}

/** The doors of the module at an address; `Unfit` if it is there and cannot run, any other error if it is not there. */
export async function load(address: string): Promise<Doors> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no rules at ${address}: ${response.status}`);
  const exports = await start(response).catch((e: unknown) => {
    const isUnfit = e instanceof WebAssembly.CompileError || e instanceof WebAssembly.LinkError;
    throw isUnfit ? new Unfit(e.message) : e; // a file that is broken off on its way is neither
  });
  const doors: Doors = {};
  for (const [name, value] of Object.entries(exports))
    if (value instanceof WebAssembly.Global) doors[name] = value.value;
  return doors;
}
