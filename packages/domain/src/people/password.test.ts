import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password.ts'

const email = 'mariana.costa@exemplo.com.br'
const problemOf = (password: string) => passwordProblem({ password, email })

describe('a new password', () => {
  it('passes when it is long and hard to guess', () => {
    for (const password of [
      'cavalo bateria grampo',
      'Ypê roxo na serra 7',
      'k9!vT2#mQx8z',
      '🦜🌵🪁🧩🥥🛶🎈🦥🐙🍋🧵🪐',
    ])
      expect(problemOf(password), password).toBeNull()
  })

  it('needs twelve characters as a person counts them, and at most 128', () => {
    expect(problemOf('k9!vT2#mQx8')).toBe('too_short')
    expect(problemOf('ção-Ypê-7xw')).toBe('too_short')
    expect(problemOf('🦜🌵🪁🧩🥥🛶')).toBe('too_short')
    expect(problemOf(`${'ab9x'.repeat(32)}!`)).toBe('too_long')
  })

  it('is refused when it is a leaked word with added characters', () => {
    for (const password of [
      'password1234',
      'Senha1234567',
      'P@ssw0rd2024',
      '!!Flamengo2024',
      'qwertyuiop12',
      '1q2w3e4r5t6y',
      '1qaz2wsx3edc',
      'senhasenhasenha',
      'Deusefiel2023!',
      'S3nh4f0rt3!!!!',
    ])
      expect(problemOf(password), password).toBe('too_common')
  })

  it('is refused when it is only digits or a short pattern repeated', () => {
    for (const password of [
      '123456789012',
      '52998224725123',
      'aaaaaaaaaaaa',
      'abababababab',
      'ab12ab12ab12ab12',
    ])
      expect(problemOf(password), password).toBe('too_common')
  })

  it('may not contain the name part of the e-mail', () => {
    expect(problemOf('Mariana.Costa#2031')).toBe('contains_email')
    expect(passwordProblem({ password: 'cavalo bateria grampo', email: 'ca@exemplo.com.br' })).toBeNull()
  })
})
