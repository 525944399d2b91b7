/**
 * Awaits the first chunk of a stream, then passes on all chunks: a failure before the first chunk gets a normal error
 * response; a later one aborts the response.
 */
export async function begun<Piece>(
  pieces: AsyncGenerator<Piece>,
): Promise<AsyncGenerator<Piece, void>> {
  const first = await pieces.next();
  return (async function* all() {
    for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
  })();
}
