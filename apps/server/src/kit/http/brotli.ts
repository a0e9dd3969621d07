import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export function takesBrotli(headers: IncomingHttpHeaders): boolean {
  return /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))
}

/** For what is sent once and never kept: most of the gain for little of the time. */
export function compressQuickly(body: string | Buffer): Promise<Buffer> {
  return compress(body, quickly)
}
