import { detectPixKeyType } from '@balcao/domain/pix-key'
import type { Answer } from '../command.ts'
import { readArguments } from '../read-arguments.ts'

export function pixKey(words: string[]): Answer {
  const { VALUE } = readArguments(words, { names: ['VALUE'] })
  const type = detectPixKeyType(VALUE)
  return { data: { type }, text: type ?? 'This is no Pix key.' }
}
