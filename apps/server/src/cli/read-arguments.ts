import { parseArgs } from 'node:util'
import { WrongCall } from './command.ts'

type Expected<Name extends string, Option extends string, Flag extends string> = {
  /** In the order of the call. */
  names?: readonly Name[]
  /** Names that may be omitted, after the others. */
  optionalNames?: readonly Name[]
  options?: readonly Option[]
  /** Options without a value. */
  flags?: readonly Flag[]
}

/** Parses a call into values by name and options by name. A surplus or missing word is a usage error. */
export function readArguments<
  Name extends string = never,
  Option extends string = never,
  Flag extends string = never,
>(
  words: string[],
  { names = [], optionalNames = [], options = [], flags = [] }: Expected<Name, Option, Flag>,
): { [key in Name]: string } & { [key in Option]?: string } & { [key in Flag]?: true } {
  const { positionals, values } = parse(words, options, flags)
  const missing = names[positionals.length]
  if (missing !== undefined) throw new WrongCall(`${missing} is missing`)
  const allNames = [...names, ...optionalNames]
  const surplus = positionals[allNames.length]
  if (surplus !== undefined) throw new WrongCall(`"${surplus}" is one word too many`)
  const given = positionals.map((value, place) => [allNames[place], value])
  return { ...Object.fromEntries(given), ...values }
}

function parse(words: string[], options: readonly string[], flags: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words.map(shield),
      allowPositionals: true,
      options: {
        ...Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
        ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
      },
    })
    return {
      positionals: positionals.map(unshield),
      values: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value === true || unshield(`${value}`)]),
      ),
    }
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Options have two hyphens here, so a word with one hyphen, such as -1, is a value. The mark hides its hyphen from the parser.
 */
const shieldMark = '\u0000'

function shield(word: string): string {
  return /^-[^-]/.test(word) ? `${shieldMark}${word}` : word
}

function unshield(word: string): string {
  return word.startsWith(shieldMark) ? word.slice(1) : word
}
