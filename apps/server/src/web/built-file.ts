/** Built files carry a hash in their names and are kept for ever. */
export const builtFile = {
  immutable: true,
  maxAge: '365d',
  index: false,
  dotfiles: 'deny',
  preCompressed: true,
} as const
