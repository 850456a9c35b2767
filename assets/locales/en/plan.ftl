# The plan for a class.
context-plan = In the plan for a class
beside-plan = Class
    .about = A 45-minute plan for any stop on the path, with each step one key away.
plan-title = For a class
plan-minutes = 45 minutes
plan-stop = another stop
plan-pairs = In pairs
    .about = { $stop }: show the rule and one game here, with all else hidden. Then pairs play with real coins, matches or paper, and write down every position that the winner left. Press { $projector } to make everything large; it never reveals more.
plan-desks = At computers, each pair opens the same game with this command:
plan-teams = Two teams
    .about = { $stop }, one size up: the left half of the class plays the right half, voting on each move. The picture beside the board gives nothing away. What changes in it, and what would each team like to leave?
plan-ask = The class votes
    .about = Who can win here, the player to move or the opponent? Count the hands, then press { $reveal } to reveal one step. Ask again before each step. Press { KEY("conceal") } to go back.
plan-lesson = The lesson
    .about = The idea of { $stop }, step by step. You only need { $reveal }. Let the class say the rule in their own words before it appears.
plan-sheets = A sheet to take home
    .about = Positions with room for an answer, and the answers on a separate page. The same --seed makes the same sheet for everyone. In a shell:
