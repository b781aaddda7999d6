import { createPreparingMemo } from '../memo.ts'
import type { LegalClass } from '../tables/legal-forms/legal-class.ts'
import type { Romanisation } from './person-wording.ts'
import type { LegalWord, PreparedName } from './prepare.ts'
import type { Token } from './token.ts'

/**
 * A name without Han as it is kept for every search, in a quarter of the memory of a prepared one: what many names have in
 * common is one object for all of them, and where its words stand in the text is left out. So it is scored and not
 * explained.
 */
class KeptName implements PreparedName {
  readonly text: string
  readonly folded: string
  readonly joined: string
  readonly written: string
  readonly tokens: Token[]
  readonly distinctiveness: Float64Array
  readonly heads: number
  readonly joinedLetters: number
  readonly initials: Uint32Array | null
  readonly abbreviation: Token | null
  readonly numbers: readonly string[]
  wordedBits: number
  apart: PreparedName | null
  worded: PreparedName | null | undefined
  spelledOut: PreparedName | null
  chinese: readonly string[] | null
  private readonly shape: NameShape

  constructor(name: PreparedName, shape: NameShape, like: PreparedName | null) {
    this.text = like?.text === name.text ? like.text : name.text
    this.folded = like?.folded === name.folded ? like.folded : name.folded
    this.joined = name.joined === this.folded ? this.folded : name.joined
    this.written = name.written === this.joined ? this.joined : name.written
    this.tokens = name.tokens
    this.distinctiveness = name.distinctiveness
    this.heads = name.heads
    this.joinedLetters = name.joinedLetters
    this.initials = name.initials
    this.abbreviation = name.abbreviation
    this.numbers = name.numbers
    this.wordedBits = name.wordedBits
    this.apart = null
    this.worded = undefined
    this.spelledOut = null
    this.chinese = null
    this.shape = shape
  }

  keep(reading: PreparedName): PreparedName {
    return keptName(reading, this)
  }

  /** Equal shapes are one object. */
  isOfShape(other: KeptName): boolean {
    return this.shape === other.shape
  }

  get isPerson(): boolean {
    return this.shape.isPerson
  }
  get kinds(): Uint8Array {
    return this.shape.kinds
  }
  get weights(): Float64Array {
    return this.shape.weights
  }
  get unvowelled(): Uint8Array {
    return this.shape.unvowelled
  }
  get syllable(): Uint8Array {
    return this.shape.syllable
  }
  get isVowelled(): boolean {
    return this.shape.isVowelled
  }
  get foreign(): Uint8Array {
    return this.shape.foreign
  }
  get afterFatherMark(): Uint8Array {
    return this.shape.afterFatherMark
  }
  get optional(): Uint8Array | null {
    return this.shape.optional
  }
  get hasFieldLetters(): boolean {
    return this.shape.hasFieldLetters
  }
  get hasInitials(): boolean {
    return this.shape.hasInitials
  }
  get hasNumbers(): boolean {
    return this.shape.hasNumbers
  }
  get legal(): readonly LegalWord[] {
    return this.shape.legal
  }
  get legalClasses(): ReadonlySet<LegalClass> {
    return this.shape.legalClasses
  }
  get isSeries(): boolean {
    return this.shape.isSeries
  }
  get isFoundation(): boolean {
    return this.shape.isFoundation
  }
  get isSpelledOut(): boolean {
    return this.shape.isSpelledOut
  }
  get isJoined(): boolean {
    return this.shape.isJoined
  }
  get isReworded(): boolean {
    return this.shape.isReworded
  }
  get romanisation(): Romanisation | null {
    return this.shape.romanisation
  }
  get isNamedInLatin(): boolean {
    return false
  }
  get han(): null {
    return null
  }
  get hanKana(): null {
    return null
  }
  get japanese(): null {
    return null
  }
  get starts(): readonly number[] {
    throw new Error('A kept name is not explained')
  }
  get ends(): readonly number[] {
    throw new Error('A kept name is not explained')
  }
}

/** What thousands of names have in common. */
type NameShape = Pick<
  PreparedName,
  | 'isPerson'
  | 'kinds'
  | 'weights'
  | 'unvowelled'
  | 'syllable'
  | 'isVowelled'
  | 'foreign'
  | 'afterFatherMark'
  | 'optional'
  | 'hasFieldLetters'
  | 'hasInitials'
  | 'hasNumbers'
  | 'legal'
  | 'legalClasses'
  | 'isSeries'
  | 'isFoundation'
  | 'isSpelledOut'
  | 'isJoined'
  | 'isReworded'
  | 'romanisation'
>

const mostShapes = 50_000
const shapes = createPreparingMemo<string, NameShape>(mostShapes)

function shapeOf(name: PreparedName): NameShape {
  const { legal } = name
  const key = [
    name.isPerson,
    name.hasFieldLetters,
    name.isSeries,
    name.isFoundation,
    name.isSpelledOut,
    name.isJoined,
    name.isReworded,
    name.romanisation,
    name.kinds,
    name.weights,
    name.unvowelled,
    name.syllable,
    name.foreign,
    name.afterFatherMark,
    name.optional,
    legal.map(({ form }) => form),
    [...name.legalClasses],
  ].join('|')
  const known = shapes.get(key)
  if (known !== undefined) return known
  const shape: NameShape = {
    isPerson: name.isPerson,
    kinds: name.kinds,
    weights: name.weights,
    unvowelled: name.unvowelled,
    syllable: name.syllable,
    isVowelled: name.isVowelled,
    foreign: name.foreign,
    afterFatherMark: name.afterFatherMark,
    optional: name.optional,
    hasFieldLetters: name.hasFieldLetters,
    hasInitials: name.hasInitials,
    hasNumbers: name.hasNumbers,
    legal: legal.map(({ form }) => ({ form, start: 0, end: 0 })),
    legalClasses: name.legalClasses,
    isSeries: name.isSeries,
    isFoundation: name.isFoundation,
    isSpelledOut: name.isSpelledOut,
    isJoined: name.isJoined,
    isReworded: name.isReworded,
    romanisation: name.romanisation,
  }
  shapes.set(key, shape)
  return shape
}

/** The name to keep; one with Han stays as it is. `like`: another reading of the same text, whose strings it shares. */
export function keptName(name: PreparedName, like: PreparedName | null = null): PreparedName {
  return name.han === null ? new KeptName(name, shapeOf(name), like) : name
}

/**
 * Whether two kept names, `wordedOf` both, compare equally with any other name: they differ at most in signs and capitals. Names that are
 * not kept, and those that are also read apart, are left alone.
 */
export function compareEqually(one: PreparedName, other: PreparedName): boolean {
  if (!(one instanceof KeptName && other instanceof KeptName) || one.isJoined) return false
  return (
    areEqualReadings(one, other) &&
    sameReading(one.worded, other.worded) &&
    sameReading(one.spelledOut, other.spelledOut)
  )
}

type Reading = PreparedName | null | undefined

function sameReading(one: Reading, other: Reading): boolean {
  return one === other || (one instanceof KeptName && other instanceof KeptName && areEqualReadings(one, other))
}

function areEqualReadings(one: KeptName, other: KeptName): boolean {
  return (
    one.folded === other.folded &&
    one.isOfShape(other) &&
    one.joined === other.joined &&
    one.written === other.written &&
    one.distinctiveness === other.distinctiveness &&
    one.heads === other.heads &&
    one.initials === other.initials &&
    one.abbreviation === other.abbreviation &&
    one.wordedBits === other.wordedBits &&
    areEqual(one.tokens, other.tokens) &&
    areEqual(one.numbers, other.numbers) &&
    areEqual(one.chinese ?? [], other.chinese ?? [])
  )
}

function areEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at])
}
