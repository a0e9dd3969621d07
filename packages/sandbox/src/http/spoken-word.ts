/** The provider's word for a state, unless a fault replaced it. */
export function spokenWord<State extends string>(
  view: { state: State; spokenStatus?: string },
  words: Record<State, string>,
): string {
  return view.spokenStatus ?? words[view.state]
}
