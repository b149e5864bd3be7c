package atoll.app;

/** A folder is a campaign, but a damaged one: which file is wrong, and why. */
final class BadCampaign extends Exception {
  private static final long serialVersionUID = 1L;

  BadCampaign(String sentence) {
    super(sentence, null, false, false);
  }

  /** The sentence to show. */
  String sentence() {
    return String.valueOf(getMessage());
  }
}
