/**
 * Answer of a command: data for programs, text for people, and a note on the error stream beside the data.
 */
export type Answer = { data: unknown; text: string; note?: string; exitCode?: number }

/** A command's environment. */
export type World = {
  now(): Date
  environment: Readonly<Record<string, string | undefined>>
  /** Asks the user at the terminal; missing without one. */
  ask?: (question: string) => Promise<string>
}

export type Command = (words: string[], world: World) => Answer | Promise<Answer>

/** A usage error: the caller reads the usage, and nothing was done. */
export class WrongCall extends Error {
  override name = 'WrongCall'
}
