/**
 * One name in several languages: a person may be called either, yet most bearers of one form are not the bearers of the other.
 * Origin: general knowledge of given names.
 */
export const equivalentNames = `
  alexander alexandre alessandro alejandro iskander iskandar alexandros alexandru sandor aleksanteri
  alexandra alessandra alejandra
  alexis alexey alejo
  alfred alfredo
  albert alberto
  andrew andreas andre andres andrzej andrey andras anders andrei ondrej antti
  anna ana anne hannah
  anthony antonio anton antoine antonius antonios antonin
  arthur arturo artur
  bartholomew bartolome bartolomeo bartosz
  benedict benedetto benito benoit bento benedikt
  benjamin beniamino binyamin
  bernard bernardo
  carl carlo carlos charles karl karol karel karoly
  catherine catalina caterina ekaterina katarzyna katarina kateryna aikaterini katharina catarina
  christian cristiano christiano
  christina cristina krystyna
  christopher cristobal christophe cristoforo krzysztof cristovao krystof
  clement clemente klemens
  constantine konstantin costantino constantino konstantinos
  daniel daniele danilo daniil
  dennis dionisio denis
  dominic domenico domingo dominique
  edward eduardo edouard edoardo eduard
  elizabeth elisabetta elzbieta elisabeth elizaveta alzbeta erzsebet
  emil emilio emile
  ernest ernesto
  eugene eugenio yevgeny eugeniusz
  ferdinand fernando ferdinando hernan ferran
  francis francisco francesco francois franz ferenc franciszek frantisek frans franciscus
  frederick federico frederic fryderyk
  gabriel gabriele
  george jorge giorgio georg georges georgy jerzy gyorgy jordi georgios giorgi jiri gheorghe juraj gevorg
  gerald geraldo gerard gerardo
  gregory gregorio gregoire grzegorz grigory grigor gergely
  gustav gustavo
  helen elena helena eleni ilona olena
  henry enrique enrico henrique heinrich hendrik henryk henrik henri jindrich
  hugh hugo ugo
  ignatius ignacio ignazio ignace ignat
  isaac ishaq isak
  isabel elizabeth isabella
  jacob jacques giacomo jaime diego yakov james jakub jacobo tiago iago yaqub jacobus
  jerome girolamo jeronimo hieronymus geronimo
  joachim gioacchino joaquin
  john juan jean giovanni ivan johann joao johannes jan ioan ioannis yohannes hovhannes johan giannis yannis sean janos ion yahya evan ian
  jane juana jeanne giovanna ioana johanna joanna ivana jana
  joseph jose giuseppe yosef yusuf iosif jozsef josip josef osip
  julian giuliano julio julius giulio
  julia giulia yulia julie
  lawrence lorenzo laurent lorenz lourenco laurentiu lavrenty lars
  leonard leonardo
  leo leon leone lev
  louis luis luigi ludwig luiz ludovic ludovico lajos ludwik lluis aloisio
  lucas luca luke lukasz lukas
  lucy lucia lucie
  mark marco marcos marcus marek marc markos
  martin martino martinho marcin
  mary maria marie miriam maryam mariam marija
  matthew mateo matteo mathieu mateus mateusz matthias matthaus matvey matej
  maurice maurizio mauricio moritz
  max maximilian massimiliano maximiliano
  michael miguel michel michele mikhail mihai mihaly michal mikael miquel mikel mikhael
  manuel emmanuel manolo
  moses musa moshe moises
  nathan nathaniel
  nicholas nicola nicolas nikolai nikola nicolae miklos nicolau nikolaos mikolaj niccolo
  oliver oliviero
  oscar oskari
  patrick patricio patrizio patryk
  paul pablo paolo paulo pavel pavlo pawel pal paulus pavlos boulos bulus poul
  peter pedro pierre pietro piotr petr petros pyotr pieter petar petru butrus boutros per
  philip felipe filippo philippe felip filip
  ralph raul raoul
  raphael raffaele rafal
  raymond raimundo ramon raimondo
  richard ricardo riccardo ryszard
  robert roberto ruprecht
  roger rogelio ruggero rogerio
  roland rolando orlando
  rudolf rodolfo rudolph
  salvator salvador salvatore
  samuel samuele samuil
  sebastian sebastiano sebastiao
  sergei sergio serge sergius
  sigismund zygmunt sigmund zsigmond
  simon simone simao semyon shimon szymon
  solomon sulayman salomon shlomo
  sophie sofia zofia
  stephen esteban stefano etienne stefan istvan stepan estevao szczepan stefanos stjepan
  susan susana susanna zuzanna
  theodore teodoro fyodor theodoros todor tudor
  theresa teresa therese
  thomas tomas tommaso tome tomasz toma
  timothy timofey timoteo timotei
  urban urbano
  valentin valentino
  victor vittorio vitor viktor
  vincent vicente vincenzo wincenty
  vladislav ladislav laszlo wladyslaw ladislas
  walter gualtiero gauthier
  wenceslas vaclav vyacheslav
  william guillermo guglielmo guillaume wilhelm willem guilherme vilmos vilem
  xavier javier
  david dawud daud
  elias elijah ilyas ilya elia ilie
  abraham ibrahim avraham
  ishmael ismail
  joseph yusuf
  jesus isa
  jonah yunus jonas
  zachary zakariya zaccaria
  aaron harun aharon
  adam adem
  cyril kirill ciro
  basil vasily basilio vasileios vasile
  eve eva hawa
  sarah sara
  margaret margarita marguerite malgorzata margherita marketa
`
