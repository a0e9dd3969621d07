import type { ProblemTexts } from './pt-br.ts'

export const problemTexts: ProblemTexts = {
  required: 'Completa este campo.',
  invalid: 'Revisa este campo.',
  too_short: (limit) => `Usa al menos ${limit} caracteres.`,
  too_long: (limit) => `Usa como máximo ${limit} caracteres.`,
  too_small: (limit) => `El mínimo es ${limit}.`,
  too_large: (limit) => `El máximo es ${limit}.`,
  too_few: (limit) => `Incluye al menos ${limit}.`,
  too_many: (limit) => `El límite es ${limit}.`,
  digits: (limit) => `Escribe los ${limit} dígitos.`,
  not_an_email: 'Revisa el correo.',
  not_a_url: 'Usa un enlace completo, que empiece con https://.',
  not_a_video_link: 'Usa el enlace de un vídeo de YouTube o Vimeo.',
  too_common: 'Contraseña fácil de adivinar. Usa una frase propia.',
  contains_email: 'La contraseña no puede contener tu correo.',
  contains_address: 'Quita el enlace o correo del texto.',
  unknown_variable: 'Usa solo las variables indicadas.',
}
