/**
 * Pulls the first of what comes in pieces, and hands on all of them: what fails before anything was sent is answered
 * as any other failure; what fails later breaks the answer off.
 */
export async function begun<Piece>(
  pieces: AsyncGenerator<Piece>,
): Promise<AsyncGenerator<Piece, void>> {
  const first = await pieces.next();
  return (async function* all() {
    for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
  })();
}
