import { pino } from 'pino'
import { currentTrace } from './tracing/current-trace.ts'

export type Log = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

const secretFields = [
  'password',
  'secret',
  'token',
  'code',
  'authorization',
  'cookie',
  'credentials',
  'cardNumber',
  'number',
  'cvv',
  'cpf',
  'document',
  'phone',
  'email',
  'name',
  'pixCode',
  'challenge',
  'recoveryCodes',
]

/**
 * Structured log lines. Known personal and secret fields are masked by name at two depths. Every text in the shape
 * of a card number, a CPF, a CNPJ or an e-mail address is masked too, so that a careless message reveals none.
 */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: serializeError },
    // A line's own trace overrides the current one.
    mixinMergeStrategy: (line: object, current: object) => ({ ...current, ...line }),
    mixin: () => {
      const trace = currentTrace.getStore()?.traceId
      return trace === undefined ? {} : { trace }
    },
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), censor: '[masked]' },
  }
  const sink = { write: (line: string) => (destination ?? process.stdout).write(maskByShape(line)) }
  return pino(options, sink)
}

/** Fields of a failed statement with its values, which are personal data and are omitted. */
const valuesOfStatements = ['params', 'parameters', 'args', 'detail']

function serializeError(error: Error): object {
  const { message, stack, ...fields } = pino.stdSerializers.err(error)
  const kept = Object.entries(fields).filter(([name]) => !valuesOfStatements.includes(name))
  return { ...Object.fromEntries(kept), message: withoutValues(message), stack: withoutValues(stack) }
}

export function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |\ncaused by: |$)/g, '\nparams: [left out]')
}

const shapes: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]'],
  [/\b(?:sk_live_|sk_test_|whsec_)[\w+/=-]+/g, '[secret]'],
  [/\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g, '[cpf]'],
  [/\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b/gi, '[cnpj]'],
  [/\b\d{11}\b/g, '[digits]'],
  [/\b(?:\d[ -]?){12,18}\d\b/g, '[digits]'],
]

export function maskByShape(line: string): string {
  return shapes.reduce((text, [shape, mask]) => text.replace(shape, mask), line)
}
