/** What a command gives back: data for programs, text for people, and a note for whoever watches a program read the data. */
export type Answer = { data: unknown; text: string; note?: string; exitCode?: number }

/** What a command may know of the world. */
export type World = {
  now(): Date
  environment: Readonly<Record<string, string | undefined>>
  /** Asks whoever sits in front of it; missing where nobody does. */
  ask?: (question: string) => Promise<string>
}

export type Command = (words: string[], world: World) => Answer | Promise<Answer>

/** The call itself makes no sense: the caller is told how it goes, and nothing was done. */
export class WrongCall extends Error {
  override name = 'WrongCall'
}
