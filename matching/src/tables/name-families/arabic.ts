/**
 * Spellings of Arabic names as Arabic, Persian, Turkish, Kurdish, South Asian, Caucasian, Balkan, African, French and English
 * writing has them. One name a line; Turkish and Bosnian forms are with the Arabic ones, because lists use both.
 * Origin: general knowledge of the romanisations in use.
 */
export const arabicSpellings = `
  muhammad mohammed mohamed mohammad muhammed mohamad muhamad mohamud mahomed mohd muhammet mehmet mehmed mokhammad magomed mahamad mohammod mohamet
  muhamed mohamat mahamat mahammad mamadou mahamadou mohammade mouhamed mouhamad muhamet mahmed mukhammad mukhamed mukhammed magomet makhamad maxamed maxamuud mahamed muxammad moxammad mohmmad mohamma mohammand mouhammad mouhamadou muhd mhd
  ahmad ahmed akhmad akhmed ahmet achmad akhmat ahamed ahmat axmed ehmed ehmet ahmadou amadou ahmmad ahmadh ahamad achmed akhmet
  husayn hussein husain hussain husein hossein hussin hosein hoseyn khusein hussayn hossain huseyin houssein hussien husseyn hosain hoosain houcine hocine hussaen khuseyn gusein huseyn huseynn xuseen hosen hussen huseen hisseine
  hasan hassan hasen khasan hassen hacene hasaan xasan gasan hesen hassane khassan
  husni hosni hosny housni hussni husny
  yusuf youssef yousef youssof yousuf yusef yusif yousif youssouf yosef jusuf yussuf usuf yusof yosuf yoosuf joussef yousaf yousof youcef yousseph yussef yussif iusuf yousuff yusup jusup issouf
  ibrahim ebrahim ibraheem ibragim ibrahima ibrohim ebrahem ibrahem brahim ibraahim abrahim barahim
  umar omar omer umer oumar oumarou omarr umaru omaru oumer gumar
  uthman othman osman usman uthmaan ousmane otman usmaan othmane osmane cuthman ozman ottman outhmane usmon utman
  said saeed sayeed saied saiid saeid saed seid sait siad sayeid
  sayyid sayed syed sayyed seyed seyyed saiyid sayid seyid sayyedd siyed saiyed sied
  khalid khaled halid chalid khaleed kaled halit xalid khalidd
  salih saleh saalih saleeh salleh salihh salehh
  salah salaah saleah sallah salax
  abdullah abdallah abdalla abdulla abdula abdollah abdoulaye abdulah abdala abdelah abdullohi abdullahi abdellah abdillahi abdallahi abdilahi abdullo avdulla abdoullah abdoullahi
  abdu abdo abdou
  mahmud mahmoud mahmood makhmud mehmood mahmut mohmoud mahmoed mehmud mahmod mahamoud maxmud mahamud mahmuud makhmoud
  mustafa mostafa moustafa mustapha mostapha moustapha mustafaa mustaphe mustafo mustaf
  ali aly aliy ally alii
  jafar jaafar jaffar djafar gafar cafer jaffer djaafar gaafar jafer jaafer dzhafar jafaar cafar
  jamal gamal djamal jamaal cemal djemal dzhamal jemal jamaall gemal djamel
  kamal kemal kamaal kamall
  kamil kamel kameel
  jamil jameel djamil gamil cemil jamill jamel
  yaqub yaqoub yakub yaqoob yacoub yagub yakup yaghoub yaghub yakoub yaakub yaqoup yaqob iakub yakoob
  sulayman sulaiman suleiman suleyman soleiman soliman suleman sulayaman sulaymaan sulaimon sulejman souleymane suleymane sleiman slimane suliman soleyman sylejman suleymann sulaimaan sulemana souleiman souleyman seleiman suleymen
  ismail ismael esmail ismayil esmaeil ismaeel ismaiil esmaiil ismaila ismoil esmaeel smail ismaill ismaeil ismaaciil
  ishaq eshaq ishak iskhak ishaaq isaaq ishaku issahaku eshagh
  musa mousa moussa moosa muusa mussa
  isa issa eisa essa iisa iesa issah eissa
  dawud daud dawood daoud davud davood dawod daut davut dauod daood dawuud daouda dauda dawoud
  idris edris idrees idriss idriz idrissa driss idriis idres
  ilyas elyas ilyaas illyas iliyas ilyaz
  yahya yahia yehia yehya jahja yahyaa iahia yahiya yehiya yaxya jahya
  zayd zaid zeid zeyd
  zayed zayid zaayed zaied
  nur noor nour nuur
  din deen eddin addin uddin eddine uddeen udin uddien
  qasim qassim kassem qasem kasim kasem ghasem qassem qaasim kassim gasim gassim cassim qosim kasym qasym gacem kacem qaseem qasym kassym qassym
  qadir qader kader kadir gader qaadir ghader gadir qodir kadyr qadeer kadeer
  rahman rehman rahmaan rakhman rahmann rehmaan raxman
  rahim raheem rakhim rehim rahiim rahem raheim
  karim kareem kerim kariim karem karrim
  aziz azeez aziiz azez azis
  latif lateef latiif lateif letif
  jalal jelal galal djalal celal dzhalal jallal jalaal djelal
  jalil jaleel djalil jalill celil
  faysal faisal feisal fayssal faissal faizal faysel faycal faical feysal faisel fesal
  fuad fouad foad fuat fuaad fouaad fowad
  gaddafi qaddafi kadafi qadhafi gadhafi kaddafi khadafi qathafi ghaddafi kadhafi gathafi qadafi khaddafi
  taha tahah taaha
  tariq tareq tarek tarik tarique tareeq taric tarig toriq
  zahir zaher zaheer zahiir zahirr
  dahir daher dhahir daahir
  tahir taher taheer tahyr taaher tohir
  tahiri taheri taherri
  hafiz hafez hafidh hafeez hafidz hafes hafizh hafis
  haji hajji hadji hajj haj alhaj hadj alhaji khadzhi hoji hacci haci elhadj elhaj alhajj elhadji hajje
  mullah mulla molla mollah moullah mullo mula
  mawlawi maulawi maulvi molvi mawlavi maulavi moulvi moulavi mowlavi mawlvi
  mawlana maulana moulana mowlana mevlana molana
  shaykh sheikh shaikh sheik cheikh sheykh shekh shaykhh seyh sheekh cheik shaik scheich
  sharif sherif shareef sharef chrif cherif serif shariif charif sherief shariff
  amir ameer emir
  amin ameen emin amiin
  agha aga aqa agaa agah
  hakim hakeem hakem hekim khakim hakiim
  halim haleem halem halym
  hamid hameed khamid hamiid hameid
  hamed haamed
  hamad hammad
  hamdan hemdan hamdaan
  hamza hamzah hamzeh hamsa khamza hamze xamza
  habib habeeb khabib habiib habieb habeebb
  haidar haydar heidar heydar hyder hayder haider haydr khaydar gaydar hider
  hadi hady haadi hedi
  hisham hesham hicham hishaam hushiam
  hilal hilaal helal
  ijaz ejaz eijaz aijaz ajaz
  imran emran imraan
  imad emad imaad
  iqbal eqbal ikbal iqbaal
  irfan erfan earfan irfaan
  issam isam essam isaam esam issaam
  iyad eyad ayad iad
  jabir jaber djaber jabeer gaber cabir
  jabbar jabar djabbar jabbaar gabbar
  jawad javad jawwad djawad javaad cevat jevad jaouad
  jihad jehad djihad cihad jihaad jehaad
  junaid junayd junaed cuneyt jounaid juneid
  kazim kadhim kazem kadhem kathim kazeem kathem
  khalil khaleel halil khelil khalill khalel xalil
  khan khaan
  khurshid khorshid khursheed hursit khurshed
  latifah latifa lateefa latifeh
  mahdi mehdi mahdy mehdy mahadi mehedi
  mahir maher maheer
  majid majeed madjid magid mejid mecit majiid
  majed maged maajid majjed
  malik malek maalik maleek melik
  mansur mansour mansoor mansor manssour monsur mansuur mensur
  marwan merwan marouan marouane marwaan
  masud masoud massoud masood mesut mesud massud maswood masoed
  mazin mazen maazen
  mubarak mobarak moubarak mubarek mbarek mobarek
  muhsin mohsen mohsin muhsen mohcine muhcin mohsine
  mujahid mojahid mujahed mojahed moudjahid
  mukhtar mokhtar moukhtar mukhtaar muhtar moktar mukthar mukhtor
  mumin momin moumin moemin momen moumen mumeen
  munir moneer mounir muneer mouneer monir muniir
  murad mourad morad murat murod muraad mrad
  murtada murtaza mortaza morteza mourtada mortada murtadha murtadza murtuza
  muslim muslem mouslim moslem
  muzaffar mozaffar muzafar mozafar muzafer muzaffer
  nabil nabeel nebil nabiil
  nadhir nazir nadheer nazeer nathir nadher nezir
  nadim nadeem nedim
  naim naeem nayeem naeim naem
  naji naaji nagi nadji
  najib najeeb nagib najeb nadjib nejib necip najibb najiib
  najm nejm najim nadjm
  nasir naasir nosir
  nasser naser nacer nasserr
  nasr nassr nasar
  nizar nezar nizaar
  qais qays kais kays qaiss
  qari qaari qary
  rafiq rafeeq rafik rafique refik rafieq rafeek
  rahmatullah rahmatallah rakhmatulla rehmatullah
  rashid rasheed rachid rashed rashyd raschid reshid rasid rashiid rachide rashit
  rasul rasool rasoul resul rasoel
  rauf raouf raoof rawf
  razzaq razaq razzak razak rezzaq razzaaq razaque razek razzack
  riad riyad riyadh riadh riaz riyaz
  rida reda riza reza ridha redha redah rezaa
  ridwan rizwan redwan redouane ridhwan rizvan redwane redhwan ridouan
  sabah sabaah
  sabir saber saabir sabeer
  sadiq sadeq sadegh sadek sadik sadique sadeeq sadigh sodiq saddiq sadeqh
  siddiq siddique siddeeq sediq seddiq siddik seddik siddig sedig saddique
  safar safaar
  saif sayf seif saef seyf sief
  sakhr sakher
  salam salaam selam
  salim saleem selim saliim saleim seleem
  salem saalem sallem
  salman selman salmaan
  sami samy saami samii
  samir sameer samiir semir
  samiullah samiulla sameeullah samieullah
  sattar satar sattaar sattor
  shafiq shafeeq shafik shafique chafik shafic chafiq sefik
  shahid shaheed chahid sahid
  shakir shaker shakeer
  shakur shakoor shakour chakour shukur shokor shukoor
  sharaf sheref charaf
  shihab shehab chihab shihaab shahaab
  shuja shoja shujah chuja
  siraj seraj serag siradj sirajj
  subhan sobhan soubhan subhaan
  suhail sohail suhayl soheil suhel souhail sohel souheil
  sultan soltan soultan sultaan sulton
  talib taleb taalib talip thalib tolib
  tawfiq tawfik taufiq taufik tofiq tewfik toufik towfiq taoufik tevfik tofik taofik tofigh
  turki torki tourki
  usama osama oussama usamah ousama usaama
  wahab wahhab vahab wahhaab ouahab vahhab
  wahid waheed vahid ouahid vaheed
  wajih wajeeh wadjih wageeh vajih
  wali vali valee walli veli waly
  walid waleed oualid valid waliid weleed
  wasim waseem vasim ouassim wassim waseim
  yasir yaser yasser yassir jaser
  yasin yaseen yassin yassine jasin yasiin yacine yaasin
  younis younes yunus yunis younus yoonus yonis younous yunous yonus younisse
  zahid zahed zaahid zahyd
  zakariya zakaria zakariyya zacharia zakariyah zekeriya zakarya zakaryia zakariyaa zikria zakriya
  zaki zaky zakki zeki
  zarqawi zarkawi zerqawi
  zawahiri zawahri dhawahiri zawaheri
  zia ziya ziyaa dhia diya diaa
  ziad ziyad ziyaad ziyed zyad
  zubair zubayr zobair zoubir zubeyr zubeir zoubair zuber
  zuhair zuhayr zohair zouheir zoheir zuheir zouhair
  zulfiqar zulfikar zolfaghar dhulfiqar zulfaqar zulfeqar zolfaqar zoulfikar
  bashir basheer bachir bechir beshir basher bashiir
  basim bassem basem bassim bessem baseem
  bassam basam bessam bassaam
  bilal belal bilel bilaal
  anwar anwer enver anvar anouar anuar anwaar
  asad assad esad asaad assaad esat
  ashraf achraf ashraff eshraf
  ashur ashour achour ashoor
  ayman aiman aymen aimen eymen
  ayyub ayoub ayub ayyoub eyup ayyoob ayoob ejup ayup ajub ayoube
  badr bader badar bedr
  badawi bedoui badaoui
  baghdadi bagdadi baghdady
  abubakar abubakr abubaker aboubacar aboubakar aboubakr abubekr ebubekir abobaker boubacar boubakar abobakr bubakar
  adil adel adeel adill
  adnan adnane adnaan adnen
  akram akrem ekrem akraam
  alaa alaaa
  ammar ammaar
  anas anass enes anes
  arif aref areef aarif arief
  atif atef aatif atiff
  attar attaar
  awn aoun oun aun
  zayn zain zein zine zeyn zeine zaine
  pervez parviz parvez pervaiz parwiz parwez parvaiz
  abidin abidine abdin abedin abideen
  sadr sader
  awad awadh aouad awaad awwad
  dhul zul dhu
  fadl fazl fadhl
  fadil fadhil fadel fazel fazil fadhel fazeel fodil
  fahd fahad fehd
  fahim faheem fehim fahiim
  farid fareed ferid fariid
  faris fares fariss
  faruq farouq faruk farook farooq farouk faroq faruque farooque
  fathi fathy fethi fatthi
  fayiz fayez faez fayyiz
  faiz fayz feyz faaiz
  fawaz fawwaz fouaz fawaaz
  fawzi fauzi fouzi fawzy fevzi faouzi fauzy fowzi
  gharib ghareeb gharieb
  ghassan gassan ghasan
  ghazi ghazy gazi
  ghulam gholam golam gulam ghulaam
  haq haqq haque hagh huq hoque
  haqqani haqani haghani hakkani
  haris harith hareth haress harres haarith hareeth
  harun haroon haroun haaroon aroun haron harouna
  hashim hashem hachem hasheem hashiim hasim
  hashimi hashemi hashmi hachemi hashimy
  hatim hatem haatim hateem
  tikriti takriti tikreeti
  misri masri masry almasri elmasri
  iraqi eraqi iraki iraqy
  libi liby leebi
  tunisi tounsi tunsi
  maghribi maghrebi maghraby moghrabi maghribe
  hijazi hejazi higazi hegazy
  najafi nadjafi najafy
  sudani soudani sudany
  shami chami shamy
  yamani yemeni yemani
  kuwaiti kuwayti koweiti
  filistini falastini filastini
  aisha aysha ayesha aicha aishah ayse aisyah aishe aissatou aisata aissata
  amina ameena aminah emine amineh aminata
  fatima fatimah fatema fatemeh fatma fathima fatuma fatouma fatimata fatimeh fatoumata fatme
  khadija khadijah khadijeh hatice khadeeja khadidja kadija khadeejah hadija xadija
  maryam mariam meryem maryem mariama maryama meriem
  zaynab zainab zeinab zeynep zineb zaynep zenab zeynab zaineb zeineb zaynabu
  zahra zahraa zohra zahrah zehra zahara zuhra
  laila leila layla leyla laylah leilah lejla
  noora noura nura nourah
  sara sarah saara sarra
  samira sameera samirah
  salma selma salmah
  jamila djamila jameela cemile gamila jamilah
  karima kareema karimah kerime
  nadia nadya nadiya nadiah
  yasmin yasmine yasmeen jasmin jasmine yassmin jazmin jazmine
  huda houda hoda hudah
  hind hend
  iman eman imane imaan
  sana sanaa
  sumaya sumayya soumaya sumayyah sumaiya somaya
  rabia rabea rabiya rabiah
  qaida qaeda kaida kaeda qaidah
  nusra nusrah nosra
  hizballah hezbollah hizbullah hizbollah hisbollah hezbullah
  jamaat jamaa jemaah jamaah jamat jamaate djamaat gamaa djemaa
  jaish jaysh jeish
  lashkar laskar lashkare
  tayba tayyiba taiba toiba tayyaba taibah taybah
  sipah sepah
  taliban taleban talban
  ansar ansaar anssar
  islami islamiya islamiyya islamiyah islamia islamiyyah islamiah
  harakat haraka harkat harakatul harkatul
  dawa daawa dawah dawat dakwah
  bayt beit bait bayit
  jazair jazairi jazaeri djazairi
`
