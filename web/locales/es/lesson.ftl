### The interactive lesson. A text is spoken to the learner beside the table; 'Lou' is the other player of the lesson.
### Each step has one message; `-other` answers a move that is allowed but not the one we want to see now.

lesson-title = Aprender jugando
lesson-lead = Tres minutos, dados de verdad, ningún peligro.
lesson-basics = El juego
lesson-deluxe-chapter = Los especialistas
lesson-you = Tú
lesson-lou = Lou
lesson-next = Seguir
lesson-skip = Saltar la lección
lesson-resume = Seguir donde estabas
lesson-restart = Desde el principio
lesson-progress = Paso { $step } de { $steps }
lesson-to-deluxe = Conocer a los especialistas
lesson-play = Jugar de verdad
lesson-finished = ¡Listo! Ya sabes todo lo que un pájaro hambriento debe saber.
lesson-other-keep = Puedes hacerlo. Pero prueba ahora la otra cara y verás qué pasa.
lesson-other-roll = ¡Qué valor! Pero por ahora, para.
lesson-other-stop = Podrías parar. Pero por ahora, sigue tirando.

## The game

lesson-welcome = Esta es la parrilla. El número de una ración es su precio: eso tienes que sacar. Los gusanos son lo que vale al final. Gana quien tenga más gusanos.
lesson-roll = Ocho dados, todos tuyos. ¡Tíralos!
lesson-all-of-a-face = Elige una cara. Se vienen todos los dados que la muestran, no se queda ninguno. Tres cincos tienen buena pinta. Un gusano también vale 5.
lesson-all-of-a-face-other = Se puede. Pero hoy toca darse un festín: toma los tres cincos.
lesson-roll-again = 15 puntos. Poco para una ración, así que tira el resto.
lesson-roll-again-other = ¿Parar ahora? Te quedarías con hambre: 15 no compra nada. ¡Tira!
lesson-never-twice = Dos cincos más, pero están cerrados. Cada cara se guarda una sola vez por turno. Toma el gusano: sin gusano no hay festín.
lesson-never-twice-other = Se puede. Pero un turno sin gusano siempre falla: tómalo mientras está.
lesson-one-more = 20, con gusano. La ración más barata cuesta 21. ¡Una vez más!
lesson-add-up = Guarda los dos cuatros: 20 y 8 son 28.
lesson-stop-or-roll = ¡28! El botón dice qué te da parar. Podrías tirar los dos últimos dados, pero si solo salen cincos, cuatros o gusanos, lo pierdes todo. Para y llévatela.
lesson-stop-or-roll-other = ¡Valiente! Pero dos dados son pocos, y tu 28 ya chisporrotea. Llévatela.
lesson-lou-took = ¡Es tuya! Lou también ha tirado y ahora tiene la 30. Está a la vista en lo alto de su pila… Tira.
lesson-steal-worms = ¡Tres gusanos! Guárdalos: 15.
lesson-steal-roll = La 30 de Lou estaría rica, ¿no? Tira.
lesson-steal-fives = Tres cincos son 15. Y 15 más 15… ¡guárdalos!
lesson-steal = Exactamente 30. Es el número de la pila de Lou. ¡Róbala!
lesson-stolen = Tu pila crece. Solo se puede robar la ración de arriba; las de abajo están a salvo. Lou ha tomado la 21. Te toca otra vez.
lesson-dare = Guarda los gusanos. Seguimos tirando y recogemos tres cincos para ti.
lesson-dare-other = No está mal. Pero los gusanos están ahora: tómalos.
lesson-fail = 25, y la 25 está en la parrilla. Podrías parar. Pero veamos qué hace la avaricia. ¡Tira!
lesson-fail-other = Muy sensato. ¡Se te dará bien! Pero solo por esta vez déjate llevar por la gula: tira.
lesson-failed = Solo cincos y gusanos: nada nuevo, tu turno ha fallado. La 30 vuelve a la parrilla, y la ración más alta, la 36, queda boca abajo. Se perdió para siempre.
lesson-no-worm = Más tarde en la partida. Tienes 26, y hay una 26 en la parrilla, pero ningún gusano entre tus dados. Si paras, fallas. Así que tira.
lesson-no-worm-other = ¡Sin gusano no hay festín! Parar te costaría la 28. Tira.
lesson-worm-at-last = Ahí está. ¡Rápido, tómalo!
lesson-next-lower = La 31 no se puede conseguir: está a salvo en el fondo de la pila de Lou. Así que te toca la siguiente más baja de la parrilla: la 30.
lesson-end = Cuando no quedan raciones a la vista en la parrilla, todos cuentan gusanos. Aquí vais 6 a 6: empate. Decide la ración más alta, y la 35 de Lou gana a tu 33.

## The specialists

lesson-deluxe = En el juego deluxe hay dos raciones pequeñas, gusanos redondos y seis especialistas que están en la parrilla. Toma la ración y el especialista es tuyo. Solo puedes tener uno.
lesson-small = 13, con gusano. La 11 y la 13 piden su número exacto, y nadie puede robarlas nunca. ¡Tómala!
lesson-small-other = Puedes seguir tirando, pero este bocado es seguro. Toma la 13.
lesson-ones = Tres unos: solo 3 puntos. Pero dos o más unos de una vez dan enseguida un gusano redondo, tuyo aunque el turno falle. ¡Guárdalos!
lesson-ones-other = Sensato. ¡Pero mira lo que saben hacer los unos!
lesson-canned = 26 y ningún gusano. Pero tienes el gusano en lata: cuenta como gusano cuando no tienes. Con 5 puntos más son 31. ¡Tómala!
lesson-hen = Tienes exactamente el número de la pila de Lou. Pero encima está la gallina: solo te la llevas a ella, y Lou conserva la ración. Toma la gallina.
lesson-hen-guards = Ahora la gallina protege tu 22. Veamos qué pasa si fallas. ¡Tira!
lesson-hen-guards-other = Sensato, como siempre. Pero queremos ver a la gallina en acción. ¡Tira!
lesson-hen-left = El turno falló, pero conservas la 22 y nada queda boca abajo. Solo se fue la gallina: a la ración libre más baja de la parrilla.
lesson-raven = En la 23 está el cuervo. No es de nadie: quien toma su ración recibe un gusano redondo, y él salta a la ración libre más baja. Toma la 23.
lesson-weasel = Dos cuatros, y ya tienes cuatros. Sería el fin. Pero tienes la comadreja: una vez por turno vuelve a tirar los mismos dados.
lesson-weasel-other = ¡No te rindas! Para eso está la comadreja.
lesson-weasel-saved = ¡Por los pelos! Elige uno.
lesson-golden = Tienes el dado dorado: un noveno dado que se tira con los demás. Tres de sus caras muestran un gusano y tres un 1. ¡Tira!
lesson-golden-other = Puedes dejarlo fuera. Pero tiene tantas ganas de rodar. ¡Llévalo!
lesson-golden-keep = Un gusano blanco y uno dorado. Van juntos: guarda los dos.
lesson-apple = 29, y en la 29 está la manzana. No hace nada hasta el final. Entonces vale 3 gusanos. Tómala.
lesson-two = Tienes la comadreja. En la 27 está el dado dorado, pero solo puedes tener un especialista. Toma la 27 y elige cuál vuelve.
lesson-deluxe-end = Ya están todos. Puedes leer sobre cada uno en las reglas o tocarlo durante una partida. ¡Buen provecho!
