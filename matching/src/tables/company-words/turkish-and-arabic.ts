/**
 * Words of Turkish, Arabic and Persian organisations and armed groups in Latin letters, after their English words, in the form
 * of `russianWords` without stems.
 * Origin: names that the lists print both translated and in Latin letters; meanings from general knowledge.
 */
export const turkishAndArabicWords = `
  industrial = sanayi sanaye sanaie sanat
  trade = ticaret ticareti bazargani
  foreign = dis
  marketing = pazarlama
  transport = tasimacilik nakliyat nakliye
  logistics = lojistik
  import = ithalat
  export = ihracat
  consulting = danismanlik musavirlik
  services = hizmetleri hizmetler khadamat
  construction = insaat sakhteman sakhtemani
  machinery = makine makina makineleri
  food = gida
  textile = tekstil
  energy = enerji
  maritime = denizcilik
  aviation = havacilik
  defense = savunma
  informatics = bilisim
  products = urunleri
  tourism = turizm
  automotive = otomotiv
  steel = celik foulad fulad folad
  brigade = liwa liva
  brigades = kataib saraya
  battalion = katibat katiba katibah
  front = jabhat jabha jabhah
  movement = harakat harakah haraka
  army = jaysh jaish jeish
  soldiers = jund
  province = wilayat wilaya wilayah
  foundation = bonyad bonyade muassasat muasasat muassasa mu'assasat
  corps = sepah
  cement = siman
  petrochemical = petroshimi petrochimi
  development = gostaresh toseeh toseh tosee
  engineering = mohandesi mohandessi muhandisi
  communications = ertebatat
  university = daneshgah
  ministry = vezarat wizarat
  insurance = bimeh
  shipping = keshtirani kashtirani
  mining = maadan
`
