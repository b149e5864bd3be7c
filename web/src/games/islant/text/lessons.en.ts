import type { LessonWords } from '../../../lesson/lesson';

export const lessons: Record<string, LessonWords> = {
  first: {
    title: 'Your first island',
    about: 'Level 1: shapes, columns, closing a coast. About five minutes.',
    steps: {
      sea: {
        say: 'Ahoy! This sheet is the open sea. In the middle lies your first bit of land, with a little lake. You will draw more land around it. Your goal: a coast that is slanted everywhere.',
      },
      below: {
        say: 'Why do you start at −2? Every island costs 2 points, and you have one already. Do not worry: a closed coast pays much more.',
      },
      roof: {
        say: 'One die draws a shape, the other one picks the column; the star column is always allowed. A 1 is a quarter. Pick it, tap the square above your land, turn it until it sits on the land, and place it.',
        otherwise:
          'The quarter should touch your land with its flat side, like a roof on a house. A piece that does not touch is a new island and costs 2 points.',
        after: 'A roof: two slopes!',
      },
      full: {
        say: 'Now 1 and 4. A 4 is a full square with a lake. The 1 picks the column: see the numbers on top. Draw the full square to the right of your land.',
        otherwise:
          'Also a good place for a try. But lakes are worth a point, and an island grows best in one piece: draw the full square beside the middle.',
        after: 'Two squares and two lakes.',
      },
      half: {
        say: 'Now 2 and 3. A 2 draws a half: two triangles side by side. Draw it below the middle square and turn it so that it leans to the right.',
        otherwise:
          'Look at the picture in your hand: the half must touch the land above it and reach to the right, so that its neighbour can go on from there.',
        after: 'See the long slope?',
      },
      slope: {
        say: 'Dice 1 and 2. Draw another half beside it, leaning to the left: one big point at the bottom. Slopes in one line count as one side.',
        otherwise: 'The two halves should meet, like two hands. Turn the piece until its land touches the first half.',
        after: 'The bottom is closed.',
      },
      any: {
        say: 'A 6 is wild: it may be any number from 1 to 5. As the column it lets you draw in any column. Put a quarter on the other roof.',
        otherwise: 'There is still a flat piece on top of the right square. A quarter there makes it slanted.',
        after: 'Two roofs: more sides.',
      },
      wild: {
        say: 'Dice 2 and 6. Now use the 6 as a shape: let it be a 1, a quarter. The 2 picks the column. Close the left end of your island.',
        otherwise:
          'The left end is still flat. Choose the quarter that the 6 stands for, and turn its flat side to your land.',
        after: 'One flat piece is left.',
      },
      close: {
        say: 'Dice 1 and 3. The last flat coast is at the right end, in a column with 3 and 4. Close it with a quarter, and watch your points.',
        otherwise:
          'As long as one flat piece of coast is left, the island pays for no side at all. Close the right end.',
        after: 'Closed! Every slope pays now.',
      },
      points: {
        say: 'A point for each slanted side, a point for each lake, and −2 for the island. If land touches only at a corner, it is two islands.',
      },
      stop: {
        say: 'Dice 4 and 5: this would be a new island. You may stop here: “End my game” leaves your sheet as it is, and asks once more. If no move is left, the game ends by itself.',
        otherwise:
          'A brave start of a second island! It costs 2 points now and pays when it is closed. For this lesson, press “End my game”.',
        after: 'Well done.',
      },
    },
    end: 'One die for the shape, one for the column, and slopes all around. Everybody draws with the same dice. Fewer and larger islands win!',
  },
  'level-2': {
    title: 'Level 2: waves',
    about: 'Waves run down from the corners.',
    steps: {
      corners: {
        say: 'Level 2 has no columns. Each roll gives you one land and one wave. Land must lie beside land. In the four corners are waves of value 6.',
      },
      wave: {
        say: 'A wave goes beside another wave, and every wave beside it must be higher. Draw the 5 next to the 6 in the corner.',
        otherwise: 'That works too. For this lesson start in the upper left corner, so that a line can grow there.',
        after: 'Down it goes: 6, 5 …',
      },
      land: {
        say: 'The other die is your land. Put the quarter on the middle square as a roof.',
        otherwise: 'You may. But every flat coast needs closing, so put the roof on top of the middle square.',
      },
      down: {
        say: 'Now 1 and 4. Continue the line with the wave of 4. If you used the 1 first, only lower waves could follow it.',
        otherwise: 'A wave beside the 5 keeps the line going: the next square to the right is right for the 4.',
        after: '6, 5, 4 …',
      },
      land2: {
        say: 'And the quarter below the middle square.',
        otherwise: 'The bottom of the middle square is still flat.',
      },
      line: {
        say: 'One more wave and you have four in a row. Four in a line pay 4 points, five pay 6, six pay 9.',
        otherwise: 'The line at the top has three waves. A fourth one makes it pay.',
        after: 'Four in a row: 4 points!',
      },
      rest: {
        say: 'Draw your land where you like. Keep an eye on the corner of your island that is still flat.',
        otherwise: 'That makes a second island, which costs 2 points. Try a place where the land joins.',
      },
    },
    end: 'Waves run from high to low, and straight lines of four, five or six pay. A wave counts in one line only.',
  },
  'level-3': {
    title: 'Level 3: two colours',
    about: 'Two pencils, and the largest patch of one colour.',
    steps: {
      pencils: {
        say: 'Now you draw with two pencils. One die is red land, the other one blue. The middle square is both. Careful: a blue die draws other shapes than a red one.',
      },
      red: {
        say: 'Dice 1 and 5. A red 1 is a quarter. Put it on top of the middle square.',
        otherwise: 'Fine as well. For this lesson put the red quarter on top, flat side down.',
      },
      blue: {
        say: 'The 5 is blue now, and a blue 5 is a quarter too. Put it below the middle.',
        otherwise: 'The flat coast below the middle square waits for a quarter.',
      },
      red2: {
        say: 'The same dice again. A red quarter at the left end, please.',
        otherwise: 'At the left of the middle square the coast is still flat.',
      },
      blue2: {
        say: 'And the blue one closes the right end.',
        otherwise: 'Only the right end is flat now. Close it!',
        after: 'Closed. And look at “Colour”.',
      },
      count: {
        say: 'Your largest patch of one colour in closed islands counts: two red squares and the middle, which is both, 3 points. So keep a colour together.',
      },
    },
    end: 'Two pencils, two legends, one coast. Large patches of one colour pay at the end.',
  },
  'level-4': {
    title: 'Level 4: ships',
    about: 'Three dice, and groups of ships that add up.',
    steps: {
      jobs: {
        say: 'Three dice now: one for land, one for a ship, one for a wave. You choose which does what. The row of numbers is the ship track: totals you want to reach, from the left. The first is 7.',
      },
      ship: {
        say: 'A ship goes beside land, or beside a ship that is not finished. Let the 3 be a ship, to the left of the middle square.',
        otherwise: 'Possible too. But let us collect 7: begin with a ship of 3 on the left.',
        after: '3 of 7.',
      },
      others: {
        say: 'Now the 1 as land: a quarter on top of the middle square.',
        otherwise: 'You may choose other jobs. Here the 1 makes a nice roof on the middle square.',
      },
      wave: {
        say: 'The last die has the last job: the 5 is a wave, beside a corner. Choose any of the corners.',
        otherwise: 'Only the wave is missing: a lit square beside a corner.',
      },
      sum: {
        say: 'Dice 1, 4 and 4. A ship of 4 beside your 3 makes 3 + 4 = 7, just what the track asks.',
        otherwise: 'The ships must lie side by side to be added up. Put the 4 next to your 3.',
        after: 'Seven! The group is finished.',
      },
      paid: {
        say: 'The first total is marked and pays 2 points. The next one, 9, pays more. Only the last marked total counts, up to 60 points for 25.',
      },
    },
    end: 'Land, ship, wave: each die has one job. A turn counts only as a whole, so squares that would spoil the rest are not lit.',
  },
  'level-5': {
    title: 'Level 5: everything',
    about: 'Five dice, five jobs.',
    steps: {
      five: {
        say: 'Everything at once: red land, blue land, a ship, a wave, and the die that is left over picks the column for both lands. The star column is always allowed.',
      },
      land: {
        say: 'Begin with the red 1, a quarter, on top of the middle square in the star column.',
        otherwise: 'That would work. For this lesson draw the red quarter on top of the middle.',
      },
      blue: {
        say: 'Now the blue 5, a quarter as well, below the middle.',
        otherwise: 'Blue shapes differ from red ones: the 5 is the quarter. It closes the coast below.',
      },
      ship: {
        say: 'A ship beside land. Choose a die and a place.',
        otherwise: 'The ship’s turn: pick a ship and one of the lit squares.',
      },
      wave: {
        say: 'And a wave beside a corner. High waves first: others must fit below them.',
        otherwise: 'Only the wave is missing.',
        after: 'A whole turn!',
      },
      left: {
        say: 'One die was left over: it was the column. You never have to name it; it is simply the one you did not draw with.',
      },
    },
    end: 'That is all there is in Islant. Five dice look like a lot, but each has just one job.',
  },
};
