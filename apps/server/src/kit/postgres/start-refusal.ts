/** A start that cannot go on for a reason the person in front of it can mend: shown as one line, never as a stack. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
