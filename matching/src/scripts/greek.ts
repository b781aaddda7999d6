import { alphabet, transliterate } from './alphabet.ts'

/** ELOT 743, with the digraphs read as spoken. */
const letters = alphabet(`
  α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o
  ου=ou αυ=av ευ=ev γγ=ng γκ=gk μπ=b ντ=nt ει=ei οι=oi αι=ai
`)

export function romaniseGreek(text: string): string {
  return transliterate(text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''), letters)
}
