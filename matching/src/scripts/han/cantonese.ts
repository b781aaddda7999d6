import { lazy } from '../../lazy.ts'
import { cantoneseReadings } from '../../tables/han/cantonese-readings.ts'
import { charactersByReading } from './han-readings-table.ts'

const readings = lazy(() => charactersByReading(cantoneseReadings))

/** Initials and finals of Jyutping as Hong Kong and Macau write them, the most usual first. */
const initials = read(
  'b=p,b p=p m=m f=f d=t,d t=t n=n l=l g=k,g k=k ng=ng, h=h gw=kw,gw,ku kw=kw w=w,v z=ch,ts,tz c=ch,ts,tz s=s,sh j=y,i =',
)
const finals = read(
  `aa=a,ah aai=ai,aai aau=au,aau,ao aam=am,aam aan=an,aan aang=ang aap=ap aat=at aak=ak ai=ai,ay au=au,ow,ao am=am,um an=an,un
  ang=ang,ung ap=ap,up at=at,ut ak=ak e=e,eh ei=ei,i,ee,ay ek=ek,ik eng=eng,ing i=i,ee iu=iu,ew,io im=im in=in ing=ing,eng ip=ip
  it=it ik=ik,ick o=o,oh,or oi=oi,oy ou=o,ou on=on,orn ong=ong ot=ot ok=ok oe=oe oek=euk,eok oeng=eung,eong eoi=ui,eui,oi eon=un,eon
  eot=ut u=u,oo ui=ui un=un,oon ung=ung,ong ut=ut uk=uk,ook yu=u,ue,yu yun=uen,un,yun yut=uet,ut,yut m=ng,m ng=ng,m ak=ak et=et em=em`,
)
/** Syllables that follow no rule of initials and finals. */
const whole = read(
  `zi=chi,tsz,tze,chee,tsze ci=chi,tsz,chee,tze si=sze,si,see,sy,szeto ji=yi,yee,i,ee jyu=yu,yue,u jyun=yuen,yun,un jyut=yuet,yut
  jiu=yiu,yew,iu,io jin=yin,in jim=yim,im jing=ying,ing jip=yip,ip jit=yit jik=yik joeng=yeung,yeong,young,ieong jau=yau,yow,iao
  jam=yam,yum jan=yan,yun,ian jung=yung,iong waa=wah,wa,va faa=fa,fah wai=wai,vai wong=wong,vong m=ng,m ng=ng,m kwan=kwan,kwun zung=chung,tsung,chong
  gwok=kwok,kuok gwong=kwong,kuong gwan=kwan,kuan gwai=kwai,kuai gwan=kwan,kwun seoi=sui,shui seon=sun,shun seng=shing,sing
  sing=shing,sing seot=sut sung=sung,song soeng=sheung,seung sau=sau,shau saa=sha,sa saan=shan,san sek=shek,sek si=sze,si,see ziu=chiu,chio,siu`,
)

const spellings = new Map<string, string[]>()

/** Spellings of Hong Kong and Macau of one character by rule, by how usual they are; none when it has no reading. */
export function cantoneseSpellings(character: string): string[] {
  let found = spellings.get(character)
  if (found === undefined) {
    found = [...new Set((readings().get(character) ?? []).flatMap(spell))]
    spellings.set(character, found)
  }
  return found
}

function spell(syllable: string): string[] {
  const known = whole.get(syllable)
  if (known !== undefined) return known
  const [, initial = '', final = ''] = /^(gw|kw|ng(?=.)|[bpmfdtnlgkhwzcsj]?)(.*)$/.exec(syllable) ?? []
  const beginnings = initials.get(initial) ?? [initial]
  const endings = finals.get(final) ?? [final]
  // The usual initial with every final, and the usual final with every initial.
  return [...endings.map((ending) => beginnings[0] + ending), ...beginnings.slice(1).map((start) => start + endings[0])]
}

function read(block: string): Map<string, string[]> {
  return new Map(
    block
      .split(/\s+/)
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [key = '', forms = ''] = entry.split('=')
        return [key, forms.split(',')] as const
      }),
  )
}
