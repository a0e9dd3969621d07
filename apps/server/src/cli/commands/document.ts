import { documentKind, formatDocument, isValidDocument } from '@balcao/domain/people/document'
import type { Answer } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'

export function document(words: string[]): Answer {
  const { VALUE } = readArguments(words, { names: ['VALUE'] })
  const kind = documentKind(VALUE)
  const valid = isValidDocument(VALUE)
  const formatted = kind === null ? null : formatDocument(VALUE)
  return {
    data: { kind, valid, formatted },
    text:
      kind === null
        ? 'This is neither a CPF nor a CNPJ.'
        : `${kind} ${formatted} is ${valid ? '' : 'not '}valid.`,
  }
}
