import { resolve } from 'node:path'

/** Where Node keeps what it made of the TypeScript sources, from one start to the next. */
export const compiledFolder = resolve(import.meta.dirname, '../../../../node_modules/.cache/compiled')
