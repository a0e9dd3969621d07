/** A start that fails for a reason the user can fix: shown as one line, never as a stack. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
