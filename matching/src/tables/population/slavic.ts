/**
 * Names of the Slavic and Baltic countries, Hungary, Romania, Albania and Greece in the spellings romanising gives, per mille of
 * their bearers; a share holds until the next, rounded. Of family names the masculine form; the feminine is made by rule.
 * Origin: order and shares after published counts (Zhuravlev 2005 for Russian family names, Ukrainian registers, PESEL 2023,
 * Czech and Slovak ministries of the interior, KSH, Croatian and Serbian censuses, NSI Bulgaria), from general knowledge.
 */
export const russianFamilyNames = `
  10 ivanov 7 smirnov kuznetsov 5 popov vasilyev vasilev petrov 4 sokolov mikhailov mikhaylov novikov fedorov fyodorov morozov volkov alekseyev
  alekseev lebedev semenov semyonov egorov yegorov pavlov kozlov stepanov nikolaev nikolayev orlov andreev andreyev makarov
  3 nikitin zakharov zaitsev zaytsev solovyov soloviev solovyev borisov yakovlev grigoryev grigoriev romanov vorobyov vorobyev sergeyev sergeev
  kuzmin frolov alexandrov aleksandrov dmitriev dmitriyev korolev korolyov gusev kiselev kiselyov ilyin ilin maksimov maximov polyakov sorokin vinogradov kovalev
  2 belov medvedev antonov tarasov zhukov baranov filippov komarov davydov belyaev belyayev gerasimov bogdanov osipov sidorov matveev
  matveyev titov markov mironov krylov kulikov karpov vlasov melnikov denisov gavrilov tikhonov kazakov afanasyev afanasiev danilov
  savelyev savelev timofeev timofeyev fomin chernov abramov martynov efimov yefimov fedotov shcherbakov nazarov kalinin isaev isayev
  chernyshev bykov maslov rodionov konovalov lazarev voronin klimov filatov ponomarev ponomaryov golubev kudryavtsev prokhorov naumov
  potapov zhuravlev ovchinnikov trofimov leonov sobolev ermakov yermakov kolesnikov goncharov emelyanov yemelyanov nikiforov grachev
  kotov grishin efremov yefremov arkhipov gromov kirillov malyshev panov moiseev moiseyev rumyantsev akimov kondratyev kondratiev biryukov gorbunov
  anisimov eremin yeremin tikhomirov galkin lukyanov mikheev mikheyev skvortsov yudin belousov nesterov simonov prokofiev kharitonov
  1 knyazev tsvetkov levin mitrofanov voronov aksenov aksyonov sofronov maltsev loginov gorshkov savin kraynov mayorov demidov
  eliseev yeliseev rybakov safonov plotnikov demin fadeev fadeyev khokhlov ignatov litvinov ershov yershov ushakov dementiev ryabov
  mukhin kalashnikov leontyev lobanov kuzin korneev korneyev evdokimov borodin platonov nekrasov balashov suvorov zhdanov rudenko
  blinov ignatyev evseev lapin sysoev kudryashov turov zuev zuyev tretyakov saveliev parfenov kononov dorofeev kornilov samoilov
  agafonov bespalov bobrov bolshakov bondarev burov chistyakov ageev dolgov drozdov dyachkov fokin gladkov gorelov grekov gubanov gulyaev
  gurov kabanov karasev kasatkin khramov klyuev kolosov komissarov kostin krasnov kruglov kryukov kudrin laptev larin larionov lavrov
  lytkin makeev merkulov mishin muravyov myasnikov noskov nosov odintsov pakhomov pankratov pestov petukhov pimenov
  pokrovsky pugachev rogov rozhkov rusakov ryzhov sakharov sazonov seleznev semin serov sharov shestakov shilov shirokov shubin
  sinitsyn sitnikov smolin sobolev spiridonov strelkov subbotin sukhov sychev terentyev tokarev troitsky trushin tsarev utkin
  uvarov vavilov vdovin veselov vishnyakov vlasenko vorontsov yudin zaikin zhilin zimin zinoviev zinovyev zotov zubov zykov
  lavrov
`
export const russianGivenNames = `
  50 aleksandr alexander sergey sergei vladimir 40 andrey andrei aleksey alexey dmitry dmitriy dmitri 30 nikolay nikolai
  mikhail evgeny yevgeny evgeniy ivan igor viktor victor yury yuri yuriy oleg anatoly anatoliy valery valeriy vasily vasiliy
  vyacheslav 20 pavel maksim maxim konstantin roman denis anton artem artyom ilya kirill vladislav boris gennady gennadiy leonid stanislav
  vitaly vitaliy vadim grigory grigoriy petr pyotr fedor fyodor stepan 10 ruslan rustam timur eduard german gleb georgy georgiy
  egor yegor nikita daniil danila matvey arseny mark timofey semyon semen bogdan yaroslav lev rostislav svyatoslav valentin
  arkady arkadiy vsevolod lev efim yefim zakhar ignat makar prokhor klim foma albert artur renat marat ramil ildar airat
  elena yelena olga tatiana tatyana natalia natalya anna irina svetlana maria mariya ekaterina yekaterina marina lyudmila
  ludmila galina nina valentina nadezhda lyubov vera larisa yulia yuliya tamara zoya raisa lidiya oksana
  anastasia anastasiya ksenia ksenya kseniya alla ala victoria viktoria viktoriya polina daria darya sofia sofya
  alexandra aleksandra valeria veronika kristina alina angelina evgenia yevgenia inna zhanna antonina klavdia
`
/** Patronymics: of every second Russian. */
export const russianPatronymics = `
  45 aleksandrovich alexandrovich nikolaevich nikolayevich vladimirovich ivanovich sergeevich sergeyevich
  aleksandrovna alexandrovna nikolaevna nikolayevna vladimirovna ivanovna sergeevna sergeyevna
  25 viktorovich vasilyevich vasilevich alekseevich alekseyevich anatolyevich anatolevich mikhailovich mikhaylovich petrovich andreevich andreyevich yurievich yuryevich evgenievich yevgenyevich
  viktorovna vasilyevna vasilevna alekseevna alekseyevna anatolyevna anatolevna mikhailovna mikhaylovna petrovna andreevna andreyevna yurievna yuryevna evgenievna yevgenyevna
  12 borisovich valerievich valeryevich gennadievich gennadyevich grigorievich grigoryevich dmitrievich dmitriyevich igorevich leonidovich olegovich pavlovich stanislavovich fedorovich vyacheslavovich konstantinovich
  borisovna valerievna valeryevna gennadievna gennadyevna grigorievna grigoryevna dmitrievna dmitriyevna igorevna leonidovna olegovna pavlovna stanislavovna fedorovna vyacheslavovna konstantinovna
  5 arkadievich arkadyevich vitalievich vitalyevich vladislavovich vadimovich eduardovich georgievich georgiyevich ilyich kirillovich maksimovich maximovich romanovich semenovich stepanovich timofeevich yakovlevich
  antonovich denisovich efimovich filippovich iosifovich lvovich matveevich nikitich rostislavovich valentinovich
  arkadievna vitalievna vladislavovna vadimovna eduardovna georgievna ilinichna kirillovna maksimovna romanovna semenovna stepanovna yakovlevna valentinovna
`
export const ukrainianNames = `
  8 melnyk melnik shevchenko 6 kovalenko bondarenko boyko boiko tkachenko kravchenko 5 kovalchuk koval oliinyk oleynik oliynyk shevchuk polishchuk tkachuk
  savchenko bondar rudenko marchenko lysenko moroz petrenko klymenko pavlenko kravchuk kuzmenko savchuk levchenko
  3 ivanchenko romanenko kostenko vasylenko tymoshenko litvinenko lytvynenko panchenko karpenko khomenko pavliuk pavlyuk
  ponomarenko vlasenko sydorenko zakharchenko nazarenko mazur kushnir kharchenko martynenko didenko bilous demchenko tarasenko
  yakovenko zinchenko kolesnyk hrytsenko gritsenko stepanenko
  fedorenko gavrilenko semenenko prokopenko yurchenko sereda humeniuk kyrylenko hnatiuk shulha zhuk
  20 oleksandr serhii sergiy volodymyr andrii andriy mykola vasyl ivan yurii yuriy oleksii oleksiy viktor ihor mykhailo
  oleh dmytro petro anatolii yevhen bohdan taras roman maksym artem vitalii olha olena tetiana nataliia iryna oksana
  svitlana liudmyla kateryna mariia halyna nadiia yuliia valentyna viktoriia inna lesia larysa alla hanna anastasiia ruslan
  5 ivanou kozlov kazlou novik zhuk karpovich kavaleuski siarhei aliaksandr mikalai uladzimir andrei viktar dzmitry
`
export const polishNames = `
  6 nowak kowalski 4 wisniewski wojcik kowalczyk kaminski lewandowski zielinski szymanski 3 wozniak dabrowski kozlowski jankowski mazur
  wojciechowski kwiatkowski krawczyk kaczmarek piotrowski grabowski 2 pawlowski michalski krol nowakowski wieczorek
  wrobel jablonski dudek adamczyk majewski nowicki olszewski stepien malinowski jaworski pawlak witkowski walczak sikora
  rutkowski gorski baran michalak szewczyk ostrowski tomaszewski pietrzak duda zalewski wroblewski jasinski marciniak
  sadowski zawadzki bak jakubowski wilk wlodarczyk chmielewski borkowski sokolowski szczepanski sawicki kucharski lis maciejewski
  kubiak kalinowski mazurek wysocki kolodziej kazmierczak czarnecki sobczak konieczny urban glowacki wasilewski sikorski
  20 piotr krzysztof tomasz andrzej jan pawel michal marcin jakub adam stanislaw marek lukasz grzegorz anna maria katarzyna
  malgorzata agnieszka barbara ewa magdalena krystyna elzbieta joanna aleksandra zofia monika teresa danuta
  8 wojciech mateusz mariusz dariusz zbigniew jerzy maciej rafal robert kamil jacek jozef dawid szymon ryszard kacper bartosz
  tadeusz jaroslaw janusz artur slawomir miroslaw henryk sebastian przemyslaw damian daniel roman patryk kazimierz czeslaw
  leszek waldemar bogdan boguslaw wieslaw dominik adrian karol lech edward eugeniusz zygmunt hubert julia zuzanna natalia
  halina irena jadwiga bozena grazyna iwona beata dorota renata wanda stanislawa helena lucyna urszula jolanta karolina justyna
`
export const czechNames = `
  6 novak svoboda novotny dvorak cerny prochazka kucera vesely horak nemec pokorny marek pospisil hajek jelinek kral ruzicka
  benes fiala sedlak dolezal zeman kolar navratil cermak vanek urban blazek kriz kovar kopecky bartos vlcek polak
  horvath kovac varga toth nagy balaz molnar lukac novak polak kral hudak gajdos
  20 jiri jan petr jana marie eva anna 8 josef pavel martin tomas jaroslav miroslav zdenek vaclav michal frantisek jakub milan
  karel lukas david vladimir ladislav ondrej stanislav roman radek marek daniel antonin vojtech filip hana lenka katerina
  vera lucie alena petra veronika jaroslava tereza martina michaela jitka helena ludmila zdenka ivana jozef peter stefan jan
  bohumil bohuslav dusan igor ivan juraj lubomir lubos miloslav milos oldrich otakar radim rudolf tibor viliam vit
`
export const balkanNames = `
  8 ivanov georgiev dimitrov petrov nikolov stoyanov hristov todorov ilieva iliev angelov vasilev atanasov petkov mihaylov mihailov marinov kolev
  yordanov 5 horvat kovacevic babic maric juric novak kovacic knezevic vukovic markovic petrovic matic tomic pavlovic kovac
  bozic blazevic grgic pavic radic peric filipovic saric lovric vidovic perkovic popovic jukic bosnjak jovanovic nikolic
  djordjevic dordevic stojanovic ilic stankovic milosevic milosavljevic zivkovic djuric duric jankovic radovanovic savic ristic lazic mitrovic
  milenkovic obradovic nedeljkovic simic antic arsic bogdanovic cvetkovic gajic kostic krstic lukic miletic milic mladenovic
  mihajlovic novakovic pantic pejic radosavljevic radulovic rakic rankovic stevanovic stojkovic tanaskovic todorovic trajkovic vasic vasiljevic vasilevski
  velickovic vucic vujic zdravkovic zivanovic hodzic hadzic halilovic delic dedic begic begovic mehmedovic mujic omerovic
  osmanovic salihovic suljic ahmetovic imamovic trajkovski stojanovski nikolovski petrovski hoxha shehu prifti gashi
  krasniqi berisha shala hoti morina bytyqi kelmendi kurti rama basha meta leka
  20 ivan marko petar nikola milan dragan zoran ana marija jelena 10 jovan aleksandar milos stefan slobodan goran vladimir
  dusan dejan zeljko branko momir mirko miroslav miodrag predrag nebojsa nenad sasa slavko stevan tomislav
  josip ante stjepan luka mario mate damir davor drazen hrvoje igor kresimir mladen robert tihomir zvonimir zvonko georgi
  dimitar hristo todor stoyan yordan vasil plamen krasimir boyko rumen lyubomir valentin ventsislav milena snezana
  vesna gordana mirjana ljiljana biljana slavica dragana ivana katarina marina milica sladjana suzana tatjana zorica
  emina amina amra adnan admir almir amir armin edin elvir emir enes ermin fikret haris hasan ibro mirsad muhamed mujo mustafa
  nermin nihad samir sead sejad senad suad suljo arben artan agron agim besnik bujar ilir gezim fatmir hashim ismet ramush
`
export const hungarianNames = `
  25 nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas 10 balogh papp takacs juhasz lakatos meszaros olah simon racz
  fekete szilagyi torok feher balazs gal kis szucs kocsis orsos pinter fodor szalai sipos magyar lukacs gulyas biro
  katona laszlo jakab boros balint bogdan varadi
  20 laszlo istvan jozsef janos zoltan sandor ferenc gabor attila peter maria erzsebet katalin ilona eva anna
  10 tamas zsolt tibor andras csaba imre lajos gyorgy balazs gyula mihaly karoly robert bela dezso arpad zsuzsanna margit
  judit agnes julianna andrea ildiko erika krisztina monika viktor geza kalman miklos
`
export const romanianNames = `
  10 popa popescu ionescu radu dumitru stan stoica gheorghe matei ciobanu rusu constantin marin lazar dinu 5 popovici ion
  florea toma dobre munteanu moldovan ungureanu barbu stanciu vasile diaconu sandu nistor manole enache voicu cojocaru dumitrescu
  georgescu nicolae tudor stefan mihai ilie cristea mocanu nita balan olteanu petrescu rotaru sava serban lupu ceban
  15 maria ioana elena andrei alexandru mihai ionut gabriel adrian cristian florin marian daniel constantin stefan vasile
  ioan george nicolae gheorghe bogdan vlad razvan catalin ciprian claudiu cosmin costel dan dorin dumitru emil eugen iulian
  liviu lucian marius ovidiu petru radu sorin tiberiu traian valeriu viorel ana mihaela andreea cristina daniela
`
export const balticNames = `
  5 kazlauskas stankevicius petrauskas jankauskas zukauskas butkus paulauskas vasiliauskas berzins kalnins ozols jansons
  ozolins liepins krumins balodis eglitis zarins petersons tamm saar sepp magi kask kukk rebane ilves parn koppel
  10 jonas antanas vytautas juozas tomas mindaugas darius gintaras andrius algirdas janis andris juris edgars martins maris
  aivars toomas margus andres rein tiit urmas priit
`
export const greekNames = `
  8 papadopoulos papadopoulou vlachos angelopoulos nikolaidis georgiou petridis athanasiadis dimitriadis papadakis panagiotopoulos
  papantoniou antoniou konstantinou christodoulou ioannou nikolaou dimitriou papageorgiou papaioannou oikonomou economou
  karagiannis makris alexiou vasileiou georgiadis ioannidis pappas papanikolaou konstantinidis michailidis papathanasiou charalambous
  andreou demetriou hadjigeorgiou kyriakou savva loizou
  40 georgios giorgos dimitrios konstantinos ioannis nikolaos maria eleni 15 panagiotis christos vasileios athanasios
  michail michalis evangelos spyridon antonios anastasios theodoros andreas charalampos alexandros stavros
  apostolos petros stylianos kyriakos ilias grigorios emmanouil manolis sotirios stefanos yannis giannis kostas nikos
  katerina aikaterini vasiliki sofia angeliki georgia dimitra konstantina paraskevi anna ioanna evangelia despoina
`
