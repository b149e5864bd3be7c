package atoll.server.store;

import atoll.server.store.WriteAheadLog.Place;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the {@linkplain BackupFolder folder of backups}, which anybody may copy with any tool at
 * any moment. What is written goes into the write-ahead log first, so a backup costs what has been
 * written: the pages in the log are put into a piece, and only then may they be brought into the
 * database and the log begin anew. That is why nobody else does that ({@code
 * wal_autocheckpoint=0}). When the pieces outweigh the base there is a new one: as long as nothing
 * is brought into the database its file does not change and is simply copied.
 *
 * <p>Writers wait only for the last few pages of a piece.
 */
final class Backups implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Backups.class.getName());

  /** With so many pages in the log it is time, however short ago the last piece was. */
  private static final int MANY_FRAMES = 16_384;

  /** Whoever is copying the chain before finds it until there are so many pieces. */
  private static final int PIECES_BEFORE_DELETING = 12;

  /** Copying takes at most one part in so many of the time, however large the database is. */
  private static final int REST = 20;

  /** What older versions kept instead. */
  private static final String FORMER_FILE = "atoll-backup.db";

  private static final long LOOK_EVERY_MILLIS = 1000;
  private static final int CHUNK = 1 << 16;

  private final FolderLock data;
  private final Ledger ledger;
  private final Duration every;
  private final BackupFolder folder;
  private final WriteAheadLog log;

  /** Reads, so that the log does not begin anew meanwhile. */
  private final Connection holder;

  /** Keeps everybody from writing for a moment. */
  private final Connection stopper;

  /** Brings pages from the log into the database. */
  private final Connection mover;

  private final CountDownLatch closing = new CountDownLatch(1);
  private final Thread thread;
  private @Nullable Chain chain;
  private @Nullable Piece growing;
  private boolean isHolding;
  private long restUntil = System.nanoTime();

  /** Up to where the log is in the chain, and whether all of that is in the database, too. */
  private Place shipped = Place.START;

  private boolean isMoved;

  /** When everything that was written was in the chain, by a clock that nobody can set. */
  private volatile long renewed;

  private volatile boolean isRenewed;

  /**
   * Begins to keep the folder.
   *
   * @param data the data folder
   * @param every how often there is a piece, if something was written
   */
  Backups(FolderLock data, Ledger.Line line, Ledger ledger, Duration every)
      throws IOException, SQLException {
    this.data = data;
    this.ledger = ledger;
    this.every = every;
    this.folder = BackupFolder.in(data.folder());
    this.log = new WriteAheadLog(data.folder().resolve(SqliteStore.FILE + "-wal"));
    this.holder = line.open();
    this.stopper = line.open();
    this.mover = line.open();
    folder.prepare();
    this.chain = Chain.continued(folder, data.file()).orElse(null);
    this.isMoved = chain != null;
    this.thread = Thread.ofPlatform().daemon().name("backup").unstarted(this::keep);
    thread.start();
  }

  private void keep() {
    long pause = Math.min(LOOK_EVERY_MILLIS, Math.max(1, every.toMillis()));
    long last = System.nanoTime();
    try {
      while (!closing.await(pause, TimeUnit.MILLISECONDS)) {
        boolean isDue = (System.nanoTime() - last) / 1_000_000 >= every.toMillis();
        if (isDue || isLogLong()) {
          attempt(isDue);
          last = isDue ? System.nanoTime() : last;
        }
      }
      if (chain != null) {
        attempt(false);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isLogLong() {
    try {
      int frames = framesInLog();
      return frames - (frames < shipped.frames() ? 0 : shipped.frames()) > MANY_FRAMES;
    } catch (SQLException e) {
      return false;
    }
  }

  private void attempt(boolean isDue) {
    try {
      ship();
      boolean isBaseWanted = chain == null || chain.isHeavy();
      if (isDue && isBaseWanted && isMoved && System.nanoTime() - restUntil >= 0) {
        renew();
      }
    } catch (SQLException e) {
      LOG.log(System.Logger.Level.WARNING, "the backup could not be renewed just now", e);
    } catch (IOException | RuntimeException e) {
      LOG.log(System.Logger.Level.WARNING, "the backup broke off; it begins anew with a base", e);
      chain = null; // play goes on without
    }
  }

  /**
   * Puts what has been written since into a piece of the chain, if there is one, and brings it into
   * the database. The bulk is done while others write; for the rest they wait.
   */
  private void ship() throws IOException, SQLException {
    try {
      run(holder, "begin");
      isHolding = true;
      ask(holder, "select count(*) from sqlite_master");
      Place before = place();
      int pages = copyPages(framesShipped(before), before);
      if (growing != null) {
        growing.sync();
      }
      move();
      data.database().force(false);
      ledger.betweenGroups(() -> finish(before, pages));
      if (chain != null) {
        noteAge();
        if (isMoved) {
          chain.note(folder, data.file());
        }
      }
    } finally {
      letGo();
      if (growing != null) {
        growing.close();
        growing = null;
      }
    }
  }

  /** What others wait for: the pages that came last. */
  private void finish(Place before, int pagesBefore) throws IOException, SQLException {
    run(stopper, "begin immediate");
    try {
      Place here = place();
      if (growing != null && !here.isOfOneRoundWith(before)) {
        throw new IOException("somebody else has begun the write-ahead log anew");
      }
      int rest = copyPages(growing == null ? framesShipped(here) : before.frames(), here);
      if (chain != null && growing != null) {
        chain = chain.with(growing.finish(rest > 0 ? rest : pagesBefore));
        if (chain.last().entry().place() == PIECES_BEFORE_DELETING) {
          folder.deleteBefore(chain.last().entry().chain());
        }
      }
      shipped = here;
      letGo();
      isMoved = move();
    } finally {
      run(stopper, "rollback");
    }
  }

  /** Puts pages into the piece that grows; says how many pages the database has then. */
  private int copyPages(int from, Place upTo) throws IOException {
    Chain now = chain;
    if (now == null || from >= upTo.frames()) {
      return 0;
    }
    Piece piece = growing;
    if (piece == null) {
      piece = Piece.after(now.last(), folder, upTo.pageSize());
      growing = piece;
    }
    return log.copyPages(from, upTo, piece.out());
  }

  /** How many of the frames are in the chain already. */
  private int framesShipped(Place place) throws IOException {
    if (place.isOfOneRoundWith(shipped)) {
      return shipped.frames();
    }
    boolean isNextRound =
        place.frames() == 0 || shipped.frames() == 0 || place.round() == shipped.round() + 1;
    if (chain != null && !(isMoved && isNextRound)) {
      throw new IOException("somebody else has brought pages into the database");
    }
    return 0;
  }

  /** How far the log goes. If it has begun anew between two looks at it, it is looked at again. */
  private Place place() throws IOException, SQLException {
    Place before;
    Place after = log.header();
    int frames;
    do {
      before = after;
      frames = framesInLog();
      after = log.header();
    } while (!before.isOfOneRoundWith(after));
    return after.with(frames);
  }

  private int framesInLog() throws SQLException {
    return ask(mover, "pragma wal_checkpoint(noop)")[1];
  }

  /** Brings what is in the log into the database as far as nobody reads it; whether it was all. */
  private boolean move() throws SQLException {
    int[] moved = ask(mover, "pragma wal_checkpoint(passive)");
    return moved[0] == 0 && moved[1] == moved[2];
  }

  /** Copies the database, which nobody changes until something is brought into it again. */
  private void renew() throws IOException {
    long start = System.nanoTime();
    FileChannel database = data.database();
    int number = folder.nextChain();
    try (Piece base = Piece.base(folder, number)) {
      ByteBuffer buffer = ByteBuffer.allocate(CHUNK);
      for (long at = 0; database.read(buffer.clear(), at) > 0; at += buffer.position()) {
        base.out().write(buffer.array(), 0, buffer.position());
        if (closing.getCount() == 0) {
          return; // nobody waits for it
        }
      }
      chain = Chain.of(base.finish());
    }
    noteAge();
    chain.note(folder, data.file());
    folder.deleteBefore(number - 1);
    restUntil = System.nanoTime() + REST * (System.nanoTime() - start);
    if (Files.deleteIfExists(data.folder().resolve(FORMER_FILE))) {
      LOG.log(
          System.Logger.Level.INFO,
          FORMER_FILE + " was kept by an older version; now copy the folder backup instead");
    }
  }

  private void noteAge() {
    renewed = System.nanoTime();
    isRenewed = true;
  }

  /** How long ago everything that was written was in the chain; not a number if never. */
  double ageSeconds() {
    return isRenewed ? (System.nanoTime() - renewed) / 1e9 : Double.NaN;
  }

  private void letGo() throws SQLException {
    if (isHolding) {
      isHolding = false;
      run(holder, "rollback");
    }
  }

  private static void run(Connection line, String sql) throws SQLException {
    try (Statement statement = line.createStatement()) {
      statement.execute(sql);
    }
  }

  private static int[] ask(Connection line, String sql) throws SQLException {
    try (Statement statement = line.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      int[] numbers = new int[row.getMetaData().getColumnCount()];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = row.getInt(i + 1);
      }
      return numbers;
    }
  }

  /** Lets a last small piece be written; a base that is being copied is left. */
  @Override
  public void close() {
    closing.countDown();
    try {
      thread.join();
      holder.close();
      stopper.close();
      mover.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (SQLException e) {
      LOG.log(System.Logger.Level.DEBUG, "cannot close a line", e);
    }
  }
}
