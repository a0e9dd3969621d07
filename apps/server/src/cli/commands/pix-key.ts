import { detectPixKeyType } from '@balcao/domain/payments/pix-key'
import type { Answer } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'

export function pixKey(words: string[]): Answer {
  const { VALUE } = readArguments(words, { names: ['VALUE'] })
  const type = detectPixKeyType(VALUE)
  return { data: { type }, text: type ?? 'This is no Pix key.' }
}
