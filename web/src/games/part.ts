type Part<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Part<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]?: Part<T[Key]> }
      : T;

/** As much of a thing as a test or a picture needs; the rest is not looked at there. */
export const part = <T extends object>(told: Part<T>): T => told as T;
