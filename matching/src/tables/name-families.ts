import { wordGroups } from './words.ts'

/**
 * Spellings of one name, a family a line: what edit distance cannot reach or should not charge for.
 * Origin: general knowledge of romanisation and of given names.
 */
export const spellingFamilies = wordGroups(`
  muhammad mohammed mohamed mohammad muhammed mohamad muhamad mohamud mahomed mohd muhammet mehmet mehmed mokhammad magomed mahamad mohammod mohamet
  ahmad ahmed akhmad akhmed ahmet achmad akhmat
  husayn hussein husain hussain husein hossein hussin hosein hoseyn khusein hussayn hossain huseyin
  hasan hassan hasen khasan
  yusuf youssef yousef youssof yousuf yusef yusif yousif youssouf yosef iosif josef joseph jusuf yussuf usuf
  ibrahim ebrahim abraham ibraheem avraham ibragim
  umar omar omer umer oumar
  uthman othman osman usman uthmaan ousmane otman
  said saeed sayeed saied saiid saad
  sayyid sayed syed sayyed seyed seyyed said sayid saiyid
  khalid khaled halid chalid
  salih saleh salah saalih saleeh
  abdullah abdallah abdalla abdulla abdula abdollah abdoulaye
  mahmud mahmoud mahmood makhmud mehmood
  mustafa mostafa moustafa mustapha mostapha moustapha
  ali aly
  jafar jaafar jaffar djafar gafar cafer jafari
  jamal gamal djamal jamaal cemal kamal
  yaqub yaqoub yakub yaqoob yacoub jacob yakov iakov
  sulayman sulaiman suleiman suleyman soleiman soliman solomon suleman
  ismail ismael esmail ismayil esmaeil ismaeel
  ishaq isaac ishak yitzhak
  musa mousa moussa moosa moses moshe
  isa issa eisa essa
  dawud daud dawood david daoud davud davood
  idris edris idrees
  ilyas elias elyas
  yahya yahia yehia yehya jahja
  zayd zaid zayed zeid
  nur noor nour
  din deen eddin addin uddin
  qasim qassim kassem qasem kasim kasem ghasem qassem
  qadir qader kader kadir gader
  rahman rehman rahmaan
  rahim raheem
  karim kareem
  aziz azeez
  latif lateef
  jalal jelal galal
  faysal faisal feisal
  fuad fouad foad
  gaddafi qaddafi kadafi qadhafi gadhafi kaddafi khadafi
  taha tahah
  tariq tareq tarek tarik
  zahir zaher daher
  hafiz hafez hafidh
  haji hajji hadji hajj haj alhaj
  mullah mulla molla
  shaykh sheikh shaikh sheik cheikh
  agha aga
  khan han
  shukur shokor
  alexander aleksandr alexandr aleksander oleksandr alexandre alessandro alejandro aliaksandr aleksandar iskander
  alexandra aleksandra oleksandra
  alexei aleksei alexey aleksey oleksii oleksiy alexis aliaksei
  andrei andrey andrew andrii andriy andreas andre andres andrzej
  anton antoni antonio antony anthony antoine
  arkady arkadiy arkadii arkadi
  boris borys barys
  dmitry dmitri dmitriy dmitrii dmytro dzmitry dimitri dimitry
  yevgeny evgeny evgeniy evgenii eugene yevgeniy yevhen yevgenii evgueni eugen
  georgy georgiy georgii george yuri jorge giorgi giorgio georg georges
  grigory grigoriy grigorii gregory gregor hryhoriy grigori
  igor ihor
  ivan john johann johannes jan jean juan ian sean giovanni joao
  konstantin constantine kostiantyn constantin
  leonid leonyd
  maxim maksim maksym maxime
  mikhail michael mykhailo mihail michail mikhael michel miguel mykhaylo
  nikita mykyta
  nikolai nikolay nicholas mykola nikolaj nicolas nicolai nikolas mikalai
  oleg oleh
  pavel paul pavlo pablo paolo paulo
  peter petr pyotr petro pedro pierre piotr
  sergei sergey serhii serhiy serge sergio siarhei serguei
  stepan stefan stephen steven stephan
  timofey timothy tymofiy
  valery valeriy valerii valerie
  vasily vasiliy vasilii vasyl basil
  viktor victor
  vitaly vitaliy vitalii
  vladimir volodymyr wladimir uladzimir
  vladislav vladyslav wladyslaw
  vyacheslav viacheslav wiaczeslaw
  yaroslav iaroslav jaroslav
  yury yuri yuriy iurii yurii juri iouri
  yulia julia yuliya iuliia iulia yuliia
  yana iana jana
  ekaterina yekaterina catherine katherine kateryna katarina katharine kathryn caterina
  elena yelena olena helena helen
  natalia natalya nataliya nataliia nathalie
  tatiana tatyana tetiana
  maria mariya mariia marie mary
  anna hanna ana
  irina iryna
  ksenia xenia kseniya
  karl carl charles carlos
  frederick friedrich frederic federico frederik
  william wilhelm guillermo guillaume willem
  henry heinrich enrique henri
  louis luis ludwig luigi lewis
  francis francisco francesco franz francois
  james jaime jacques
  philip phillip felipe philippe filip filipp
  mark marc marco marcos markus marcus
  christian cristian kristian
  christopher cristobal christophe kristoffer krzysztof
  eric erik erich
  jose josep
  lawrence laurence lorenzo laurent
  mathew matthew mateo mathieu matthias
  raul raoul
  theodore fyodor fedor teodor theodor fiodor
  martha marta
  elizabeth elisabeth yelizaveta elizaveta isabel isabella
  moon mun
  lee li ri yi rhee
  park pak bak
  kim gim
  choi choe choy
  chung jung jong jeong chong
  cho jo
  kang gang
  yoon yun
  woo u wu
  oh o
  pyongyang pyeongyang
  hyon hyun hyeon
  song sung seong
  yong young yeong
  chol chul cheol
  un eun
  il yil
  kyong kyung gyeong
  myong myung myeong
  nguyen nguyn
`)

/** Short and pet names: the same person may be meant, at a price. A name may stand in several. */
export const nicknameFamilies = wordGroups(`
  alexander alex sasha alec sandy lex xander alejandro aleksandr
  alexandra alex sasha sandra
  anthony antonio tony anton toni
  benjamin benny ben bibi
  catherine katherine kate kathy katie cathy katya ekaterina
  charles charlie chuck chas carlos carlitos
  christopher chris kit topher
  christian chris
  christina christine chris tina
  daniel dan danny
  david dave davy
  dmitry dima mitya
  donald don donnie
  edward ed eddie ned ted teddy edouard eduardo
  elizabeth liz beth betty lisa eliza bess libby
  eugene gene yevgeny zhenya
  francis frank francisco paco pancho fran franz
  frederick fred freddy rick fritz
  gerald gerard gerry jerry
  gregory greg
  henry harry hank
  ignatius ignacio nacho
  james jim jimmy jamie
  jennifer jenny jen
  john johnny jack jon jonathan ivan vanya
  joseph joe joey jose pepe yusuf sepp
  joshua josh
  kenneth ken kenny
  lawrence larry
  leonard leo len lenny leonid
  louis lou lewis luis
  margaret maggie meg peggy marge greta
  martin marty
  matthew matt
  michael mike mick mickey misha mikhail miguel
  mohammed mo
  nathaniel nathan nate
  nicholas nick nicky nico nikolai kolya klaus
  patrick pat paddy
  peter pete petya
  philip phil
  rebecca becky
  richard rick dick rich ricky
  robert bob bobby rob robbie bert roberto
  ronald ron ronnie
  rudolph rudy rudi
  samuel sam sammy
  sergei seryozha serge
  stephen steve
  susan sue susie
  theodore ted teddy theo
  thomas tom tommy
  timothy tim
  victoria vicky
  vincent vince
  vladimir vova volodya vlad
  walter walt
  william bill billy will willy liam
  zachary zach
  albert al bert
  alfred al fred
  arnold arnie
  barack barry
  bernard bernie
  douglas doug
  geoffrey jeffrey jeff geoff
  hillary hilary
  josip joza
  jozef jozsef
  manuel manny manolo
  raymond ray
  stanley stan
  terence terry
  abdullah abdul
  ramon ray
  gustavo gus tavo
  guillermo memo
  jesus chuy
  rafael rafa
`)

/** Words of companies written short or in another language: the same word. */
export const companyFamilies = wordGroups(`
  international intl int internationale internacional internazionale internationaler mezhdunarodnyi mezhdunarodnaya
  technology technologies tech technological tekhnologii tekhnologiya tecnologia technologie technologien tehnologii
  manufacturing mfg manufacturer manufacturers manuf
  group grp gruppe groupe grupo gruppa gruppo
  engineering engg engrg eng engineers ingenieria inzhiniring engineer
  services service svcs srvcs svc servicios servizi srvces
  industry industries industrial ind inds industria industrias industrie promyshlennost
  company co kompaniya companie
  corporation corp korporatsiya corporacion
  development dev devel developments
  trading trade trdg trad
  management mgmt mgt
  association assn assoc asociacion assotsiatsiya
  department dept departamento
  government govt gov
  university univ universidad universitet universitaet
  national natl nacional nationale natsionalnyi
  general gen
  transport transportation trans transportes transit
  construction const constr stroitelstvo
  electronics electronic elec electron elektronika
  electric electrical elektro
  machinery mach machine machines mashinostroenie
  aviation avia aero aviatsiya
  aerospace aerospatiale
  petroleum petrol
  chemical chemicals chem
  pharmaceutical pharmaceuticals pharma
  telecommunications telecommunication telecom telecoms
  communications communication comm comms
  insurance ins insur
  investment investments inv inversiones invest
  brothers bros
  center centre ctr tsentr centro zentrum
  organization organisation org organizatsiya organizacion
  institute inst institut instituto
  laboratory laboratories lab labs
  defense defence oboronnyi defensa
  research res
  science sciences scientific sci nauchno
  shipping shpg
  maritime marine morskoi
  export exports exp
  import imports imp
  factory plant works zavod fabrika fabrik
  bank banco banque bankasi
  foundation fdn fundacion fondation stiftung fond
  saint st sankt
  mount mt
  fort ft
  north northern
  south southern
  east eastern
  west western
  united utd
  system systems sistemy sistema sys
  product products prod production
  holding holdings hldg hldgs kholding
  logistics logistic
  enterprise enterprises ent predpriyatie
  associates assocs
  agency agentstvo agencia
  republic respublika republica
  federation federatsiya
  america american usa us
  russia russian rossiya rossiiskii
  china chinese sino
  iran iranian
  syria syrian
  korea korean
  europe european
  germany deutsche deutschland german
  africa african
  asia asian
  commercial commerce
  financial finance
  security securities
  state gosudarstvennyi
  naval navy
  one 1 i first 1st
  two 2 ii second 2nd
  three 3 iii third 3rd
  four 4 iv fourth 4th
  five 5 v fifth 5th
  six 6 vi sixth 6th
  seven 7 vii seventh 7th
  eight 8 viii eighth 8th
  nine 9 ix ninth 9th
  ten 10 x tenth 10th
`)
