const offices =
  /\b(senator|congress(man|woman|ional)?|representative for|u\.?s\.? representative|MPs?|MEPs?|member of (the )?(parliament|house of|legislative)|house of lords|minister|ministry|ambassador(-at-large)?|(under |assistant |former |deputy )*secretary|national security advis[eo]r|assistant to the president|white house|director of the central intelligence|chair(man|woman)? of the (house|senate|USCIRF|select)|vice chair of the USCIRF|commission on (international religious freedom|china)|economic and security review commission|governor|mayor|legislator)\b/i
const officesCn =
  /议员|部长|大臣|总统|总理|国务卿|大使|州长|省长|市长|委员会主席|特设委|幕僚长|统合幕僚|国家安全顾问|立法委员|立法机构|行政机构负责人/

/** Words that mark a public office in a position; for officers of institutes and companies only if they name one. */
export function publicOfficeIn(position: string): string | null {
  return offices.exec(position)?.[0] ?? officesCn.exec(position)?.[0] ?? null
}
