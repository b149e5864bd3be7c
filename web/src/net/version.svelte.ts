const RELOADED = 'atoll-reloaded';
const OFTEN = 60_000;

/** Whether the server has a newer page than this one. It is loaded at the next quiet moment, when nobody looks. */
class Version {
  isOld = $state(false);
  private own = '';
  /** How many tables are open: to load the page again would take what is in hand there. */
  private tables = 0;

  /** Tells which page this is: the address of its first script. */
  isPage(script: string): void {
    this.own = nameOf(script);
  }

  /** The server says what the first script of its page is called. */
  heard(script: string | null): void {
    if (script && this.own.startsWith('index-') && nameOf(script) !== this.own) this.ages();
  }

  /** A part of the page could not be fetched: it is gone since the server has a new page, which has all of its own. */
  misses(): void {
    if (this.tables === 0) this.reload();
    else this.ages();
  }

  /** A table is open until the function that this returns is called. */
  keeps(): () => void {
    this.tables++;
    return () => this.tables--;
  }

  private ages(): void {
    if (this.isOld) return;
    this.isOld = true;
    document.addEventListener('visibilitychange', () => this.quiet());
    this.quiet();
  }

  /** A moment in which nothing is lost by loading the page again. */
  quiet(): void {
    if (this.isOld && document.visibilityState === 'hidden') this.reload();
  }

  /** Loads the page again, but not over and over if that does not help. */
  reload(): void {
    try {
      if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < OFTEN) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
    } catch {
      return; // without a memory it might never end
    }
    location.reload();
  }
}

const nameOf = (script: string) => script.replace(/[?#].*$/, '').replace(/^.*\//, '');

export const version = new Version();
