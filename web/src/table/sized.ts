import type { Attachment } from 'svelte/attachments';

/** Tells the size of an element whenever it has changed: after the browser has laid everything out, not in the midst of drawing. */
export const sized =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
