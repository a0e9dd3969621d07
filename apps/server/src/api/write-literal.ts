/** A value from the answer to an earlier call of a sample: `product.offers[0].id`. */
export class Answered {
  readonly name: string
  readonly path: readonly (string | number)[]

  constructor(name: string, ...path: (string | number)[]) {
    this.name = name
    this.path = path
  }
}

/** A value that a sample reads from the environment of its program. */
export class FromEnvironment {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

type Style = {
  key: (name: string) => string
  text: (value: string) => string
  words: { true: string; false: string; null: string }
  answered: (value: Answered) => string
  environment: (name: string) => string
}

const jsonWords = { true: 'true', false: 'false', null: 'null' }

/** How a sample in each language writes values. */
export const styles = {
  /** Inside of single quotes of the shell. */
  bash: {
    key: (name) => `${JSON.stringify(name)}: `,
    text: (value) => JSON.stringify(value),
    words: jsonWords,
    answered: (value) => `'"$(${jqOf(value, '')})"'`,
    environment: (name) => `"'"$${name}"'"`,
  },
  ts: {
    key: (name) => (/^\w+$/.test(name) ? `${name}: ` : `'${name}': `),
    text: (value) => `'${value.replaceAll("'", "\\'")}'`,
    words: jsonWords,
    answered: ({ name, path }) =>
      name + path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join(''),
    environment: (name) => `process.env.${name} ?? ''`,
  },
  python: {
    key: (name) => `${JSON.stringify(name)}: `,
    text: (value) => JSON.stringify(value),
    words: { true: 'True', false: 'False', null: 'None' },
    answered: ({ name, path }) => name + path.map((step) => `[${JSON.stringify(step)}]`).join(''),
    environment: (name) => `os.environ["${name}"]`,
  },
} satisfies Record<string, Style>

export function writeLiteral(value: unknown, style: Style): string {
  if (value instanceof Answered) return style.answered(value)
  if (value instanceof FromEnvironment) return style.environment(value.name)
  if (value === null) return style.words.null
  if (typeof value === 'boolean') return style.words[`${value}`]
  if (typeof value === 'string') return style.text(value)
  if (Array.isArray(value)) return `[${value.map((item) => writeLiteral(item, style)).join(', ')}]`
  if (typeof value !== 'object') return String(value)
  const fields = Object.entries(value).map(([name, field]) => style.key(name) + writeLiteral(field, style))
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** The `jq` command that reads the value in the shell; `-r` for a text without its quotes. */
export function jqOf({ name, path }: Answered, flag: '' | '-r '): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
  return `jq ${flag}'${steps.join('')}' <<<"$${name}"`
}
