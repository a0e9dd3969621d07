import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '#kit/clock.ts'

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
  /** Prints a line before the command ends, for commands that keep running. */
  say(line: string): void
  rest(ms: number): Promise<void>
}

/** Lines go to the error stream, so that the answer of the command stays clean. */
export const realWorld: Pick<World, 'now' | 'say' | 'rest'> = {
  now: systemClock.now,
  say: (line) => console.error(line),
  rest: (ms) => wait(ms),
}

export type Command = (words: string[], world: World) => Answer | Promise<Answer>

/** A usage error: the caller reads the usage, and nothing was done. */
export class WrongCall extends Error {
  override name = 'WrongCall'
}

/** A failure that the caller can fix: one line says what failed and in what state everything else is. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
}
