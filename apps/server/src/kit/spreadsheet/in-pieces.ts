const pieceLength = 65_536

/** Joins short texts to pieces that are large enough for one write each. */
export async function* inPieces(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < pieceLength) continue
    yield Buffer.from(piece)
    piece = ''
  }
  if (piece !== '') yield Buffer.from(piece)
}
