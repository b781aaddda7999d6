/** An edition that must not be published. The message is one plain sentence for whoever reads the run. */
export class Rejected extends Error {
  override name = 'Rejected'
}
