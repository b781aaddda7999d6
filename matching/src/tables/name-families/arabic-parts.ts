/*
 * Parts of which Arabic names are made and which are written joined or apart.
 * Origin: general knowledge of the romanisations in use.
 */

/** Attributes of God, for the names made of Abdul and one of them; each line gives the spellings of one. */
export const attributes = `
  rahman rehman rahmaan rakhman rahmon
  rahim raheem rakhim rehim
  karim kareem kerim
  aziz azeez
  malik malek melik
  qadir qader kader kadir gader ghader qadeer kadyr gadir qodir
  hamid hameed khamid hamed
  majid majeed madjid magid majed mecit
  wahid waheed vahid ouahid vohid
  salam salaam selam
  nasir naser nasser nacer
  ghani gani qani
  hadi hady
  hakim hakeem hakem
  latif lateef
  wahab wahhab vahab ouahab vahhab
  jabbar jabar
  razzaq razaq razzak razak razek razzaaq razique
  sattar satar
  khaliq khalek khaleq haliq khalik xoliq
  ghaffar ghafar gaffar gafar qaffar
  ghafur ghafoor ghafour gafur gafoor
  basit baset basset
  basir baseer bassir
  bari baree
  baqi baghi baki
  halim haleem
  haq haqq haque hak hagh
  hai hay hayy hayi
  hafiz hafez hafeez
  jalil jaleel djalil celil
  kabir kabeer kebir
  matin mateen metin
  mannan manan
  mumin momin momen
  muttalib mutalib motaleb muttaleb
  qahar qahhar kahar
  quddus qudus qudoos kuddus qoddous
  rashid rasheed rachid
  rauf raouf raoof
  rasul rasool rasoul
  sabur saboor sabour
  salih saleh
  samad samed samat
  samie sami samii
  shakur shakoor shakour
  wadud wadood wadoud
  wakil wakeel vakil
  wali vali
  zahir zaher zaheer
  fattah fatah fettah fatih
  ilah illah elah
  amir ameer emir
  muhsin mohsen mohsin
  nabi nebi naby
  husayn hussein hossein hussain husain
`

/** Stems before the ending -uddin, which is normalised when the name is read; each line gives the spellings of one. */
export const dinStems = `
  salah salaah selah sala
  nur noor nour noo nou
  saif sayf seif seyf saef
  shams chams shems cham
  jalal jelal djalal celal galal
  jamal gamal djamal cemal djemal
  kamal kemal
  shahab shihab shehab chihab
  siraj seraj sirac serag
  zia ziya dia diya
  zayn zain zein zayni zine zin
  izz ezz azz iz ez
  imad emad
  muhy mohy muhi mohi mohie mouhi muhyi mahi
  nasir naser nasr nasser nasar nassr nass
  nizam nezam
  najm nejm nadjm necm
  qutb kutb ghotb kotb qutub kutub
  badr bedr badar bader
  fakhr fahr fakhar fekhr
  burhan borhan
  alaa ala alla
  baha bahaa beha
  taj tadj tac
  taqi taki taghi
  sadr sadar
  sharaf sheref charaf sharf
  sami samie
  rafi rafie
  hasan hassan
  main moin muin moeen mueen mayn
  mis muizz moez
  ghiyas ghiyath ghias giyas ghayath
  islah eslah
  rukn rokn
  safi safie
  seraju siraju
  bashir basheer
`

/** First halves of names made with Allah where they are written apart: Nasr Allah, Habib Ullah. */
export const allahStems = `
  nasr nasir naser nasrat nusrat nosrat fath fateh fatih habib habeeb saif sayf seif nur noor nour nuur ubaid obaid ubayd obayd ubaied
  hizb aman amaan rahmat rahm rahim rahman khalil khaleel amin ameen inayat enayat enayet hidayat hedayat hidayet karam karim
  khair khayr kheir lutf lotf latif matih mati mujib mojib najib najeeb naqib naqeeb naseeb nasib nimat nemat niamat neamat qudrat
  qodrat ruh rooh rouh rohullah saad sad saadat safi shafi sharif shukr shokr shukur sami samee sana siddiq wali waliy
  zabih zabeeh zabi zia ziya dia diya ziaa atta ata ataa atah asad assad azim azeem aziz azeez barakat barkat burhan borhan ehsan
  ihsan ehsanul ezat izat ezzat izzat faiz fayz faidh fazl fadl fazal fadhl fida feda gharib hafiz hafeez hamd hamid hameed
  hamdi hasib haseeb hekmat hikmat ikram ekram ismat esmat asmat jad gad jar jaar jalal kalim kaleem kifayat kefayat muhib mohib
  majid moin muin munib monib rizq rizk raziq salam sibghat sebghat shams tawfiq taufiq ubayed wafi waqar wahid
  yad yadul zaki zikr jund hujjat hojjat hojat ayat baqi bakht sharaf safiq shafiq rafi rafiq raheem samad masih mateen shahid
  shah sher sultan taj nazar dost hamed ahsan akram anwar abid khwaja rab hayat azmat ezmat iqbal qismat kismat raz musa fakhr
  rukn hassib mahbub mahboob sadiq tayib zahid
`
