/**
 * Korean syllables in Revised, McCune-Reischauer, North Korean and customary spelling; Vietnamese, Japanese, Thai and Burmese names.
 * One syllable a line. Spellings overlap (Chung is 정 and 중), so a spelling may be in several lines.
 * Origin: general knowledge of the romanisations in use.
 */
export const koreanSpellings = `
  lee li ri yi rhee yee rhie
  park pak bak bahk
  kim gim ghim
  choi choe choy chey chwe
  jung jong jeong chung chong cheong
  cho jo joe
  kang gang
  yoon yun youn
  jang chang
  lim im rim
  seo suh so sou
  shin sin
  kwon gwon kwun
  ahn an
  jeon jun chun chon jon
  yoo yu ryu you ryoo
  ko koh go goh
  moon mun
  yang ryang
  son sohn
  bae pae bai
  baek paik paek back
  heo huh hur ho
  shim sim
  roh no noh ro
  kwak gwak
  sung seong song
  ju joo chu
  woo u
  ku koo gu goo
  na ra nah
  ji chi jee
  um eom
  chae chai
  bang pang
  byun byeon pyon byon
  yeom yum yom
  yeo yo yuh
  chu choo
  do doh to
  seok suk sok
  seon sun son seun
  sol seol sul
  gil kil
  pyo phyo
  myung myong myeong
  ban pan
  hwang whang
  oh o
  ok ock oak
  maeng maing
  hyun hyon hyeon
  hyok hyuk hyeok
  hyong hyung hyeong
  chol chul cheol chull
  chon chun cheon
  un eun
  il yil
  kyong kyung gyeong kyoung gyung
  kyun gyun kyoon
  kyu gyu kyoo
  yong young yeong
  yon yun yeon
  yol yul yeol
  gyong gyeong
  guk kuk gook kook
  gwang kwang
  gon kon geon kun
  geun keun kun
  gi ki kee
  gap kap
  gwan kwan
  dae dai
  deok duk tok dok duck
  dong tong
  doo du tu
  bok pok
  bong pong
  beom bum pom
  byong byung pyong byeong
  bin been
  jae jai
  jin chin
  jun joon
  jik chik
  su soo
  suk sook
  sik shik
  sop sup seop
  sang sahng
  se seh
  sil shil
  tae thae
  tak thak
  taek thaek tack
  eok ok
  eon on
  ryeong ryong ryung
  heon hon hun
  geol kol gol
  heum hum
  seul sul
  ryu yu ryoo
  nyong yong
  chan chahn
  hui hee hi
  hun hoon
  hyo hio
  hwa wha
  hwan whan
  mi mee
  min minn
  myon myun myeon
  ryong ryung
  ryol ryul
  ryon ryun
  ui eui yui
  uk wook ook wuk
  won weon
  wol weol
  ye yeh
  yop yup yeop
  pyongyang pyeongyang
  pyong pyung pyeong
  mu moo
  jongil jungil jeongil chongil
  jongun jungun jeongeun jongeun chongun
  ilsung ilsong
  jaein jaeyin
  geunhye kunhye geunhae
`
export const vietnameseSpellings = `
  nguyen nguyn nguyenn
  huynh hoang
  vu vo
  phuc phuoc
`
export const japaneseSpellings = `
  sato satou satoh
  ito itoh itou
  kato katoh katou
  goto gotoh gotou
  saito saitoh saitou
  endo endoh endou
  kondo kondoh kondou
  ando andoh andou
  kudo kudoh kudou
  ono ohno oono
  ota ohta oota
  otsuka ohtsuka ootsuka
  oshima ohshima ooshima
  onishi ohnishi oonishi
  okubo ohkubo ookubo
  okawa ohkawa ookawa
  omori ohmori oomori
  otani ohtani ootani
  oyama ohyama ooyama
  ohara oohara
  kono kohno kouno
  shinzo shinzou shinzoh
  taro tarou taroh
  ichiro ichirou ichiroh
  jiro jirou jiroh ziro
  saburo saburou
  shiro shirou
  goro gorou
  yuki yuuki
  yoko youko yohko
  yuko yuuko
  kyoko kyouko kyohko
  ryoko ryouko
  shoko shouko shohko
  koji kouji kohji
  koichi kouichi kohichi
  kohei kouhei
  kota kouta
  yuji yuuji yuhji
  yusuke yuusuke
  yuichi yuuichi
  yuta yuuta
  yuto yuuto
  yohei youhei
  yosuke yousuke yohsuke
  ryo ryou ryoh
  sho shou shoh
  shota shouta
  shoji shouji shohji syoji
  shohei shouhei syohei
  shunsuke syunsuke
  junichi junnichi
  kenichi kennichi
  shinichi sinichi
  shinji sinji
  kiyoshi kiyosi
  hiroshi hirosi
  satoshi satosi
  takeshi takesi
  atsushi atusi
  tsutomu tutomu
  tetsuya tetuya
  katsuya katuya
  matsumoto matumoto
  fujita hujita
  fukuda hukuda
  fumio humio
  chiba tiba
  junko zyunko
  joji jouji johji
  nanba namba
  honma homma
  sanpei sampei
  kenzo kenzou kenzoh
  kenji kenzi
  eiji eizi
  seiji seizi
  aum oum
  shinrikyo shinrikyou
`
export const southeastAsianSpellings = `
  prayut prayuth
  thaksin taksin
  yingluck yinglak
  suharto soeharto
  sukarno soekarno
  yudhoyono yudoyono
  sutrisno soetrisno
  susilo soesilo
  budi boedi
  joko djoko
  jaya djaja djaya
  wijaya widjaja widjaya wijaja vijaya
  supriyadi supriadi
  suryadi suriadi soeryadi
  mulyono muljono moelyono
  subroto soebroto
  sudirman soedirman
  suryo soerjo soeryo
  jokowi djokowi
`
