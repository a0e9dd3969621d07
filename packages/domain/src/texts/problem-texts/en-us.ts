import type { ProblemTexts } from './pt-br.ts'

export const problemTexts: ProblemTexts = {
  required: 'Fill in this field.',
  invalid: 'Check this field.',
  too_short: (limit) => `Use at least ${limit} characters.`,
  too_long: (limit) => `Use at most ${limit} characters.`,
  too_small: (limit) => `The minimum is ${limit}.`,
  too_large: (limit) => `The maximum is ${limit}.`,
  too_few: (limit) => `Add at least ${limit}.`,
  too_many: (limit) => `The limit is ${limit}.`,
  digits: (limit) => `Enter all ${limit} digits.`,
  not_an_email: 'Check the email.',
  not_a_url: 'Use a complete link that starts with https://.',
  not_a_video_link: 'Use the link of a YouTube or Vimeo video.',
  too_common: 'This password is easy to guess. Use a unique phrase.',
  contains_email: 'The password cannot contain your email.',
  contains_address: 'Remove the link or email address from the text.',
  unknown_variable: 'Use only the variables listed.',
}
