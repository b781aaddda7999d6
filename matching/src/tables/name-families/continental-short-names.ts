/**
 * Short and pet names of the continent of Europe, Latin America and the Near East with the full name.
 * Origin: general knowledge of given names.
 */
export const continentalShortNames = `
  alejandro alex jandro ale
  alejandra ale sandra
  alberto beto berto
  alfonso poncho alfo fonso
  alfredo fredo
  ana anita
  antonio tony tono toni antonito
  beatriz bea
  concepcion concha conchita
  consuelo chelo
  dolores lola loli
  eduardo edu lalo
  enrique quique kike
  ernesto neto
  federico fede
  fernando nando fer
  francisco paco pancho kiko curro fran cisco chico quico
  gabriel gabo
  gonzalo gonza
  graciela chela
  gregorio goyo
  guadalupe lupe lupita
  guillermo memo guille
  gustavo gus tavo
  ignacio nacho
  isabel chabela isa
  jesus chuy chucho suso
  jorge coque
  jose pepe pepito chepe cheo joselito
  josefa pepa
  josefina josefa
  juan juanito juancho
  leonardo leo
  luis lucho luisito
  manuel manolo manny lolo manu
  maria mari maruja
  mario mayito
  mercedes merche meche
  miguel migue
  pedro perico
  pilar pili
  rafael rafa
  ramon moncho ray
  ricardo ricky richi cardo
  roberto beto berto robi
  rosario charo chayo
  salvador chava salva
  santiago santi chago yago
  sebastian seba
  sergio checo
  teresa tere
  vicente chente
  antonio toninho totonho
  carlos caca carlinhos calu
  francisco chico
  joao joaozinho jango
  jose ze zeca zezinho
  luiz lula luizinho
  manuel mane manel
  paulo paulinho
  pedro pedrinho
  roberto beto
  ronaldo ronaldinho
  alessandro sandro ale
  alessandra sandra
  antonio tonino nino toto
  bartolomeo bart meo
  domenico mimmo mimi nico
  eleonora nora
  elisabetta betta lisa
  filippo pippo
  francesco franco ciccio cecco
  giacomo jack
  giovanni gianni nanni vanni giannino
  giuseppe beppe peppe pino beppino peppino
  luigi gigi gino
  michele michelino
  salvatore toto salvo turi
  vincenzo enzo cenzo
  antoine toine
  catherine cathy
  dominique dodo
  emmanuel manu
  frederic fred
  jacques jacquot
  jean jeannot
  madeleine mado
  nicolas nico
  philippe phil
  alexander alex sascha
  andreas andi
  anton toni
  bernhard bernd
  christoph chris stoffel
  dietrich dieter dirk
  elisabeth elsa lisa liesl ilse else sissi lisbeth
  ferdinand ferdi
  franz franzl
  friedrich fritz fred frieder
  georg schorsch jorg
  gertrud trude gerti
  gottfried friedel
  heinrich heinz heiner hein hinrich henk
  hildegard hilde
  hubertus hubert
  jakob jockel
  johann hans hannes
  johannes hans hannes johann jan
  johanna hanna hanne
  josef sepp jupp pepi
  karl kalle charly
  karoline lina
  katharina kathi katja kathe katrin
  konrad conny kurt
  leopold poldi
  ludwig lutz wiggerl
  magdalena lena leni
  manfred manni
  margarete grete greta gretel margit
  maria mia mitzi
  matthias matze hias
  maximilian max
  michael michi michel
  nikolaus klaus niko nick
  reinhard reiner
  richard richie
  rudolf rudi rolf
  sebastian basti wastl
  siegfried sigi
  stefan steffen
  susanne susi
  theodor theo
  therese resi
  ulrich uli ulli utz
  waltraud traudl
  walter walti
  wilhelm willi willy
  wolfgang wolf
  adrianus adrie arie ad
  antonius ton toon antoon teun
  cornelis kees cor nelis
  gerardus gerard geert
  gerrit ger
  hendrik henk hein rik driek
  jacobus jaap ko koos jacob
  johannes jan johan hans joop
  marinus rinus
  maria marijke mieke ria
  nicolaas klaas nico niels
  petrus piet peter
  wilhelmus willem wim
  willem wim pim
  gustav gosta
  johan janne
  karl kalle
  lars lasse
  nils nisse
  per pelle
  aleksandr sasha shura sanya alik sascha sacha
  aleksandra sasha shura
  aleksey alyosha lyosha alyoshenka
  alexey alyosha lyosha aljoscha
  anastasia nastya asya
  anatoly tolya tolik
  andrey andryusha
  anna anya anyuta annushka nyura
  arkady arkasha
  artem tyoma
  boris borya
  bogdan bodya danya
  daniil danya
  daria dasha
  denis deniska
  dmitry dima mitya dimitri dimka
  ekaterina katya katyusha kate
  elena lena lenochka alyona
  elizaveta liza
  evgenia zhenya
  evgeny zhenya gene eugene yevgenyi
  fyodor fedya
  galina galya
  gennady gena
  georgy gosha zhora
  grigory grisha
  igor gosha
  ilya ilyusha
  innokenty kesha
  ivan vanya vanechka
  irina ira irisha
  kirill kirya
  konstantin kostya
  ksenia ksyusha
  larisa lara
  leonid lyonya lenya
  lev lyova
  lyubov lyuba
  lyudmila lyuda mila lyusya
  maxim max maks
  margarita rita
  maria masha manya marusya
  marina marisha
  mikhail misha mishka mike
  nadezhda nadya
  natalia natasha nata
  nikita nik
  nikolai kolya mykolka
  oksana ksyusha
  oleg olezhka
  olga olya olenka
  pavel pasha pavlik
  pyotr petya
  polina polya
  roman roma
  rostislav slava rostik
  semyon syoma senya
  sergei seryozha serge seryoga serj serhiyko
  sofia sonya
  stanislav stas slava
  stepan styopa
  svetlana sveta lana
  svyatoslav slava
  tamara toma
  tatiana tanya
  timofey tima
  vadim vadik
  valentin valya
  valentina valya
  valery valera
  vasily vasya
  veronika nika
  viktor vitya
  viktoria vika
  vitaly vitalik
  vladimir vova volodya vlad vovka vladya
  vladislav vlad slava vladik
  vsevolod seva
  vyacheslav slava
  yakov yasha
  yaroslav yarik slava
  yegor yegorka gosha
  yekaterina katya
  yulia yulya
  yury yura
  zinaida zina
  andrzej jedrek
  jan janek jas
  jerzy jurek
  jozef jozek
  kazimierz kazik
  krzysztof krzysiek
  malgorzata gosia
  stanislaw staszek stas
  tadeusz tadek
  tomasz tomek
  wojciech wojtek
  zbigniew zbyszek
  katarzyna kasia
  elzbieta ela
  magdalena magda
  frantisek franta
  jiri jirka
  josef pepa pepik
  vaclav vasek
  jan honza
  zdenek zdenda
  aleksandar aca sasa sasha sale
  dragan gagi
  dragoslav dragan
  miroslav miro mirko slavko
  nebojsa nesa
  radovan rade
  slobodan boban sloba
  svetozar toza
  vladimir vlada
  zoran zoki
  josip joza joso pepo
  stjepan stipe stevo
  nikola niko
  gyorgy gyuri
  istvan pista
  janos jancsi
  jozsef jozsi
  laszlo laci
  sandor sanyi
  ferenc feri
  gheorghe gigi ghita
  ion ionel ionut
  konstantinos kostas dinos gus costas
  dimitrios dimitris mimis jimmy takis
  georgios giorgos yorgos george
  ioannis yannis giannis john
  panagiotis panos takis
  nikolaos nikos nick
  athanasios thanasis thanos sakis
  emmanouil manolis manos
  anastasios tasos
  evangelos vangelis
  vasileios vasilis bill
  charalampos babis haris
  theodoros thodoris
  spyridon spyros
  aikaterini katerina
  eleni lena
  avraham avi
  benjamin bibi beni
  binyamin bibi beni
  david dudi dudu
  eliyahu eli
  jacob kobi
  mordechai moti motti
  moshe moshiko moishe
  reuven ruvi rubi
  shlomo shloimi
  shimon shimi
  yehuda yudi
  yisrael srulik
  yitzhak itzik
  yosef yossi yosi
  zvi hershel tzvika
  abdullah abdul abdo
  abdulrahman abdou
  ibrahim ibro brahim
  mehmet memo
  mustafa musti mujo
  suleyman sulo suljo
  muhammad hamo hamada
  husayn hus
  ismail smail
  rajendra raju
  vijay viju
  manjunath manju
  krishna kris kishan
`
