/**
 * Spellings of Slavic, Baltic, Georgian, Armenian and Greek names: the romanisations in use (BGN/PCGN, ISO 9, GOST, passports,
 * German, French, English, Polish), and Russian with Ukrainian and Belarusian, because lists use both for one person.
 * Origin: general knowledge of the romanisations in use.
 */
export const slavicSpellings = `
  alexander aleksandr alexandr aleksander oleksandr aliaksandr alyaksandr aleksandar oleksander olexandr olexander alexsandr alexandar alieksandr aljaksandr aleksandrs alaksandr oleksndr alexsander
  alexandra aleksandra oleksandra aliaksandra alyaksandra alexsandra olexandra
  alexei aleksei alexey aleksey oleksii oleksiy aliaksei alyaksey aleksej alexej olexiy alexeij oleksij alieksiei aleksi alyaksei alexeyi aljaksej
  anatoly anatoli anatoliy anatolii anatolij anatol anatolie
  andrei andrey andrii andriy andrej andrij andrejs andriej
  anna hanna ganna
  anastasia anastasiya anastasiia anastassia anastasija nastasia nastassia
  antonina antanina
  arkady arkadiy arkadii arkadi arkadij arcady
  artem artyom artiom artsem artyem artjom artiem arciom artsiom
  boris borys barys boriss
  bogdan bohdan bahdan
  daniil danil danila danylo danilo danyil daniyil danijel
  daria darya dariya dariia darja darija
  denis denys dzianis dennis dzyanis
  dmitry dmitri dmitriy dmitrii dmytro dzmitry dimitri dimitry dmitrij dmitrijs dimitriy dmytriy dmytryi dmitro dimitrij dimitrii dmitriyy
  dimitar dimiter dimitur
  dimitrios dimitris dimitrius demetrios demetrius dhimitrios
  yevgeny evgeny evgeniy evgenii yevgeniy yevhen yevgenii evgueni jewgenij jevgeni evgenij yevheniy evhen ievgen jewgeni evheniy evgeni yevgeni yauhen jauhien yaugen ievgenii evguenii jevgenij yevhenii
  yevgenia evgenia evgeniya yevgeniya evgeniia yevheniia yevheniya jewgenija ievgeniia
  eduard eduards
  ekaterina yekaterina kateryna katerina jekaterina iekaterina ekatherina ekaterine katsiaryna jekatierina
  elena yelena olena jelena ielena
  alena aliona alyona olyona
  elizaveta yelizaveta yelyzaveta jelisaveta jelizaveta lizaveta elisaveta elizabeta
  fyodor fedor fiodor feodor fedir fiodar fyodr fjodor
  gennady gennadiy gennadi gennadii hennadiy hennadii genadi genady gennadij henadz genadiy guennadi
  georgy georgiy georgii heorhiy heorhii gueorgui georgij gheorghiy heorhi georgijs
  giorgi georgi giorghi
  gleb hlib hleb glib
  grigory grigoriy grigorii hryhoriy hryhorii grigori grigorij ryhor hryhori grigorijs hryhorij grygoriy
  igor ihor yihor
  ilya ilia illia illya ilja
  irina iryna yryna
  kirill kyrylo kiril kyryl kirils kyrill kyrilo
  konstantin kostiantyn constantin konstantyn kanstantsin kostyantyn konstantins konstantine kanstantin
  ksenia xenia kseniya kseniia ksenija xeniya
  kuzma kozma kuzmo
  larisa larysa larissa
  leonid leonyd leanid leonide
  lyubov liubov lubov ljubov lioubov luybov
  lyudmila ludmila liudmila liudmyla lyudmyla ljudmila lioudmila ludmilla ludmyla
  maxim maksim maksym maxym maksims maksimm
  marina maryna
  maria mariya mariia marija mariyaa
  matvey matvei matviy matvii matvej matvij
  mikhail mykhailo mihail michail mikhael mykhaylo mihails mihajlo mychajlo mikhailo mixail mikhajl michajl mykhajlo mihailo
  nadezhda nadejda nadezda nadeshda nadzeya nadiia
  natalia natalya nataliya nataliia natalja natalija nathalia natallia nataly
  nikita mykyta nikyta mikita mikyta
  nikolai nikolay mykola nikolaj nicolai mikalai mikola nikalay nikolajs nicolay mykolai mikalay
  oleg oleh aleh olegs
  olga olha volha olgha
  oksana aksana oxana
  pavel pavlo pavell pavils
  petr pyotr petro piotr pjotr piatro pyatro petrs
  polina palina
  roman raman
  rostislav rostyslav rastislav
  ruslan rouslan ruslans
  sergei sergey serhii serhiy siarhei serguei sergej serhij serguey sergii sergiy syarhey sergejs sergij sjarhej serghei sergeyi sergue serhiyi siarhiej
  semyon semen semion syamion semjon siamion
  sofia sofya sofiya sofiia sophia sofija sofja
  stanislav stanyslav stanislau stanislaw stanislavs
  stepan stsiapan styopan
  stefan stephan steffan steffen
  svetlana svitlana sviatlana svyatlana swetlana svietlana
  svyatoslav sviatoslav swjatoslaw svjatoslav
  taras tarass
  tatiana tatyana tetiana tetyana tatjana tatsiana tatyanna taciana tatianna
  timofey timofei timofiy tymofiy timofej tymofii tsimafei
  timur tymur timour
  vadim vadym vadzim wadim
  valentin valentyn valiantsin walentin valyantsin
  valentina valentyna valiantsina
  valery valeriy valerii valeri valerij valeryi valerijs walery walerij valeriyy
  valeria valeriya valeriia valerija
  vasily vasiliy vasilii vasyl vasili vasil vasilij wasilij wassili vassily vasilijs vassili wassily vasiliyy vassiliy
  veronika veranika weronika
  viktor victor wiktor viktar viktors vyktor
  viktoria victoria viktoriya viktoriia viktoryia wiktoria viktorija victoriya viktoriyaa
  vitaly vitaliy vitalii vitali vital vitalij witali vitalijs witalij vitaliyy
  vladimir volodymyr wladimir uladzimir vladymyr wolodymyr vladimirs vladimer volodimir volodimyr wladimirr uladzimer wolodimir
  vladislav vladyslav wladyslaw uladzislau wladislaw vladislavs vladislaw
  vsevolod vsevolad usevalad
  vyacheslav viacheslav wiaczeslaw viachaslau vjatscheslaw vjaceslav vyachaslau viatcheslav vjacheslav wjatscheslaw
  yakov iakov yakiv jakow jakov yakau
  yana iana
  yaroslav iaroslav jaroslav jaroslaw yaraslau jaroslavs
  yegor egor yehor jegor iegor
  yefim efim jefim
  yury yuri yuriy yurii iurii iouri jurij juri iuri youri yuryi jury yuriyy iury
  yulia yuliya iuliia yuliia julija juliya ioulia yulija iuliya
  zinaida zinayida sinaida
  zhanna janna shanna zanna
  zoya zoia zoja soja
  putin poutine putyn
  lukashenko lukashenka loukachenko lukaschenko
  zelensky zelenskyy zelenskiy zelenskyi zelenskii selenskyj zelenski selenski zelenskij
  yeltsin jelzin eltsine eltsin
  gorbachev gorbachov gorbatschow gorbachyov gorbatchev gorbaciov
  khrushchev chruschtschow khrouchtchev khrushchov
  medvedev medwedew medvedyev medvediev
  lavrov lawrow
  shoigu schoigu choigou shoygu
  tchaikovsky chaikovsky tschaikowski chaykovskiy tchaikovski chaikovskii
  yanukovych yanukovich janukowitsch ianoukovitch janukovych yanukovic
  yushchenko juschtschenko iouchtchenko yuschenko
  tymoshenko timoshenko timoschenko
  alexandrovich aleksandrovich oleksandrovych alexandrowitsch aliaksandravich olexandrovych aleksandrovic
  alekseevich alekseyevich alexeevich alexeyevich oleksiyovych oleksiiovych alexejewitsch
  anatolyevich anatolievich anatolevich anatoliyovych anatoliiovych anatolijewitsch
  andreevich andreyevich andriyovych andriiovych andrejewitsch
  borisovich borysovych borissowitsch
  dmitrievich dmitriyevich dmytrovych dmitrijewitsch
  evgenievich yevgenyevich evgenyevich yevgenievich yevheniyovych yevhenovych yevgenevich
  fedorovich fyodorovich fedorovych
  georgievich georgiyevich heorhiyovych georgyevich
  grigorievich grigoryevich hryhorovych grigorevich
  igorevich ihorovych
  ivanovich ivanovych iwanowitsch ivanavich
  konstantinovich kostiantynovych kostyantynovych
  leonidovich leonidovych
  mikhailovich mikhaylovich mykhailovych mykhaylovych michailowitsch
  nikolaevich nikolayevich mykolaiovych mykolayovych nikolajewitsch
  olegovich olehovych
  pavlovich pavlovych
  petrovich petrovych petrowitsch
  sergeevich sergeyevich serhiyovych serhiiovych sergejewitsch
  stepanovich stepanovych
  valentinovich valentynovych
  valerievich valeryevich valeriyovych valeriiovych valerevich
  vasilievich vasilyevich vasylyovych vasylovych vasilevich wassiljewitsch
  viktorovich viktorovych victorovich wiktorowitsch
  vitalievich vitalyevich vitaliyovych vitaliiovych vitalevich
  vladimirovich volodymyrovych wladimirowitsch vladimirovic
  vyacheslavovich viacheslavovych viacheslavovich
  yurievich yuryevich yuriyovych yuriiovych yurevich jurjewitsch
  georgios giorgos yorgos yiorgos georgos jorgos
  ioannis yannis giannis yiannis iannis jannis
  konstantinos constantinos kostas costas kostantinos
  nikolaos nikos nicolaos
  panagiotis panayiotis panayotis
  dimitra demetra
  evangelos vangelis evaggelos
  athanasios thanasis athanassios thanassis
  vasileios vasilios vassilis vasilis vassilios basilios
  emmanouil manolis
  spyridon spyros spiros spiridon
  theodoros thodoris theodoris
  christos khristos hristos
  charalampos haralambos charalambos haralampos
  efstathios stathis eustathios
  eleftherios lefteris
  kyriakos kiriakos
  stavros stavross
  stylianos stelios stilianos
  tsipras cipras tzipras
  samaras samarras
  mitsotakis mitsotaki
  papadopoulos papadopulos
  hovhannes hovannes ovanes hovhanes ohannes
  gevorg kevork gevork gevorgs
  harutyun harutiun haroutioun harutyoun
  grigor krikor kirkor
  hakob hagop akop agop
  khachatur khatchatour khachadour hachatur
  karapet garabed karabet
  mkrtich mgrdich mkrtych
  sargis sarkis serkis
  tigran dikran tikran
  pashinyan pashinian paschinjan pachinian
  sargsyan sarkisian sargsian sarkissian sarkisyan sargisian
  petrosyan petrosian bedrosian
  grigoryan grigorian krikorian
  hovhannisyan hovanessian oganesyan hovannisian
  hakobyan akopyan hagopian akopian
  davit davith
  irakli irakly iraklii
  saakashvili saakaschwili
  tokayev tokaev toqaev toqayev
  nazarbayev nazarbaev nasarbajew
  zhomart jomart
  berdimuhamedov berdymukhammedov berdymukhamedov berdimuhamedow
  karimov kerimov karimow
  rahmonov rakhmonov rahmanov
  zurab zourab surab
  levan levani
  ivanishvili ivanischwili
  slobodan slobodann
  milosevic milosevitch miloschevic miloshevich miloshevic
  karadzic karadjic karadzich karadzhich
  mladic mladich mladitch
  djordje dorde djorde
  djuro djura
  djukanovic dukanovic djukanovich
  djokovic dokovic djokovich
  hadzic hadzhich hadjic
  nikolic nikolich nikolitch
  vucic vuchich vucich
  thaci thaqi tachi
`
