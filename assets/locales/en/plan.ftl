# The plan of an hour with a class.
context-plan = Where an hour with a class is planned
beside-plan = Class
    .about = A plan of 45 minutes at any stop of the path, each step one key away.
plan-title = For a class
plan-minutes = 45 minutes
plan-stop = another stop
plan-pairs = In pairs
    .about = { $stop }: show the rule and one game here, nothing told. Then they play in pairs with real coins, matches or paper, and write down every position after which they won. { $projector } makes everything large; it never changes what is told.
plan-desks = At computers each pair gets the same game with this command:
plan-teams = Two teams
    .about = { $stop }, one setup larger: the left half of the class against the right, each move by vote. The figure stands beside the board and says nothing: what changes in it, and what would they like to leave?
plan-ask = The class votes
    .about = Who can win here: who is to move, or the other? Count the hands, then { $reveal } tells one step; before each one ask again. Backspace goes back.
plan-lesson = The lesson
    .about = The idea of { $stop } step by step, with { $reveal } alone. Let them say the rule in their own words before it is told.
plan-sheets = A sheet to take home
    .about = Positions with room for an answer, and the answers on a page of their own; the same --seed makes the same sheet for everybody. In a shell:
