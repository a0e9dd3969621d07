import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export function takesBrotli(headers: IncomingHttpHeaders): boolean {
  return /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))
}

/** For answers that are sent once and not cached: most of the gain for little time. */
export function compressQuickly(body: string | Buffer): Promise<Buffer> {
  return compress(body, quickly)
}
