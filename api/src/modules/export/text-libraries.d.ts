// Neither package ships types.
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** Next possible line break; null at the end of the text. */
    nextBreak(): { position: number; required: boolean } | null
  }
}

declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** Embedding level of each UTF-16 unit; odd levels run from right to left. */
    levels: Uint8Array
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): EmbeddingLevels
    /** By position. */
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>
  }
  export default function bidiFactory(): Bidi
}
