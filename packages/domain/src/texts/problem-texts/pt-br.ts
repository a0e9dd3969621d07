import type { FieldProblem } from '#texts/input-problems.ts'

/** Text of each problem of a field; the text of a limit gets the limit, formatted. */
export const problemTexts = {
  required: 'Preencha este campo.',
  invalid: 'Confira este campo.',
  too_short: (limit: string) => `Use pelo menos ${limit} caracteres.`,
  too_long: (limit: string) => `Use no máximo ${limit} caracteres.`,
  too_small: (limit: string) => `O mínimo é ${limit}.`,
  too_large: (limit: string) => `O máximo é ${limit}.`,
  too_few: (limit: string) => `Inclua pelo menos ${limit}.`,
  too_many: (limit: string) => `O limite é ${limit}.`,
  digits: (limit: string) => `Informe os ${limit} dígitos.`,
  not_an_email: 'Confira o e-mail.',
  not_a_url: 'Use um link completo, que comece com https://.',
  not_a_video_link: 'Use o link de um vídeo do YouTube ou do Vimeo.',
  too_common: 'Senha fácil de adivinhar. Use uma frase exclusiva.',
  contains_email: 'A senha não pode conter o seu e-mail.',
  contains_address: 'Retire o link ou e-mail do texto.',
  unknown_variable: 'Use apenas as variáveis indicadas.',
} satisfies Record<FieldProblem, string | ((limit: string) => string)>
export type ProblemTexts = {
  [Code in FieldProblem]: (typeof problemTexts)[Code] extends string ? string : (limit: string) => string
}
