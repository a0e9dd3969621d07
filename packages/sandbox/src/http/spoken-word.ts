/** The provider's word for a state, unless a fault put another one in its mouth. */
export function spokenWord<State extends string>(
  view: { state: State; spokenStatus?: string },
  words: Record<State, string>,
): string {
  return view.spokenStatus ?? words[view.state]
}
