// Neither package has types of its own.
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** Where a line may end next; null at the end of the text. */
    nextBreak(): { position: number; required: boolean } | null
  }
}

declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** Of each UTF-16 unit; odd ones run from right to left. */
    levels: Uint8Array
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): EmbeddingLevels
    /** By position. */
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>
  }
  export default function bidiFactory(): Bidi
}
